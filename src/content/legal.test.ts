import { expect, test } from "vitest";
import { prefixHeadingIds } from "./legal.ts";

test("the same heading in two texts gets two ids", () => {
  const { html, headings } = prefixHeadingIds(
    "terms",
    '<h2 id="changes">Changes</h2>\n<p>We may.</p>\n<h2 id="content">Content</h2>',
    [
      { depth: 2, slug: "changes", text: "Changes" },
      { depth: 2, slug: "content", text: "Content" },
    ],
  );
  expect(html).toBe(
    '<h2 id="terms-changes">Changes</h2>\n<p>We may.</p>\n<h2 id="terms-content">Content</h2>',
  );
  expect(headings.map(({ slug }) => slug)).toEqual(["terms-changes", "terms-content"]);
});
