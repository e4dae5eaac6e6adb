import { expect, test } from "vitest";
import { renderLegal } from "./legal.ts";

test("a rendered legal text has links for contacts, and ids of its own for headings", async () => {
  const fields = { tab: "Terms", title: "Service terms", effective: "2025-01-08" };
  const headings = [{ depth: 2, slug: "changes", text: "Changes" }];
  const renderer = {
    render: async (markdown: string) => ({
      code: `<h2 id="changes">${markdown}</h2>\n<p>Call (806) 555-0142.</p>`,
      metadata: { headings, localImagePaths: [], remoteImagePaths: [], frontmatter: {} },
    }),
  };
  expect(await renderLegal("terms", { ...fields, markdown: "## Changes" }, renderer)).toEqual({
    ...fields,
    html: expect.stringMatching(
      /^<h2 id="terms-changes">## Changes<\/h2>\n<p>Call .*<a href="tel:\+18065550142">.*<\/p>$/,
    ),
    headings: [{ depth: 2, slug: "terms-changes", text: "Changes" }],
  });
});
