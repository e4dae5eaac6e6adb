import { expect, test } from "vitest";
import { headingsOf } from "./heading-ids.ts";

test("the same heading in two texts, or one that is named like a part of the page, has an id of its own", () => {
  const rendered = {
    html: '<h2 id="changes">Changes</h2>\n<p>We may.</p>\n<h2 id="content">Content</h2>',
    metadata: {
      headings: [
        { depth: 2, slug: "changes", text: "Changes" },
        { depth: 2, slug: "content", text: "Content" },
      ],
      imagePaths: [],
    },
  };
  const { html, metadata } = headingsOf("terms", rendered);
  expect(html).toBe(
    '<h2 id="terms-changes">Changes</h2>\n<p>We may.</p>\n<h2 id="terms-content">Content</h2>',
  );
  expect(metadata?.headings?.map(({ slug }) => slug)).toEqual(["terms-changes", "terms-content"]);
});
