import { expect, test, vi } from "vitest";
import { renderLegal } from "./legal.ts";

const code = `<h2 id="changes">Changes</h2>
<p>Call (806) 555-0142.</p>
<h3 id="in-full">In full</h3>`;

test("a rendered legal text has links for contacts and heading ids of its own", async () => {
  const fields = { tab: "Terms", title: "Service terms", effective: "2025-01-08" };
  const headings = [{ depth: 2, slug: "changes", text: "Changes" }];
  const metadata = { localImagePaths: [], remoteImagePaths: [], frontmatter: {}, headings };
  const render = vi.fn(async () => ({ code, metadata }));
  expect(await renderLegal("terms", { ...fields, markdown: "## Changes" }, { render })).toEqual({
    ...fields,
    html: expect.stringMatching(
      /^<h2 id="terms-changes">.*\n<p>Call .*<a href="tel:\+18065550142">.*\n<h3 id="terms-in-full">/,
    ),
    headings: [{ depth: 2, slug: "terms-changes", text: "Changes" }],
  });
  expect(render).toHaveBeenCalledExactlyOnceWith("## Changes");
});
