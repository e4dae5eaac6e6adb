import { expect, test } from "vitest";
import { renderLegal } from "./legal.ts";

test("a rendered legal text has links for contacts and heading ids of its own", async () => {
  const fields = { tab: "Terms", title: "Service terms", effective: "2025-01-08" };
  const metadata = { localImagePaths: [], remoteImagePaths: [], frontmatter: {} };
  const rendered = await renderLegal(
    "terms",
    { ...fields, markdown: "## Changes" },
    {
      render: async (markdown) => ({
        code: `<h2 id="changes">${markdown}</h2>\n<p>Call (806) 555-0142.</p>\n<h3 id="in-full">In full</h3>`,
        metadata: {
          headings: [
            { depth: 2, slug: "changes", text: "Changes" },
            { depth: 3, slug: "in-full", text: "In full" },
          ],
          ...metadata,
        },
      }),
    },
  );
  expect(rendered).toEqual({
    ...fields,
    html: expect.stringMatching(
      /^<h2 id="terms-changes">## Changes<\/h2>\n<p>Call .*<a href="tel:\+18065550142">.*<\/p>\n<h3 id="terms-in-full">In full<\/h3>$/,
    ),
    headings: [
      { depth: 2, slug: "terms-changes", text: "Changes" },
      { depth: 3, slug: "terms-in-full", text: "In full" },
    ],
  });
});
