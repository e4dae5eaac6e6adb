import { expect, test } from "vitest";
import { renderLegal } from "./legal.ts";

test("a rendered legal text has its values as text, links for contacts and heading ids of its own", async () => {
  const fields = { tab: "Terms", title: "Service terms", effective: "2025-01-08" };
  const metadata = { localImagePaths: [], remoteImagePaths: [], frontmatter: {} };
  const rendered = await renderLegal(
    "terms",
    { ...fields, markdown: "## Changes" },
    {
      render: async (markdown) => ({
        code: `<h2 id="changes">${markdown}</h2>\n<p>Call (806) 555-0142.</p>\n<a href="/%7Bname%7D">{name} {no}</a>`,
        metadata: {
          headings: [
            { depth: 2, slug: "changes", text: "Changes" },
            { depth: 3, slug: "in-full", text: "In full of {name}" },
          ],
          ...metadata,
        },
      }),
    },
    new Map([["name", '<b>"*']]),
  );
  expect(rendered).toEqual({
    ...fields,
    html: expect.stringMatching(
      /^<h2 id="terms-changes">## Changes<\/h2>\n<p>Call .*<a href="tel:\+18065550142">.*<\/p>\n<a href="\/&lt;b&gt;&quot;\*">&lt;b&gt;&quot;\* \{no\}<\/a>$/,
    ),
    headings: [
      { depth: 2, slug: "terms-changes", text: "Changes" },
      { depth: 3, slug: "terms-in-full", text: 'In full of <b>"*' },
    ],
  });
});

test.each(["<script>", "<style>", "<p><svg/onload=a>", "<!-- -->", "<IMG src=x>", "<a-b>"])(
  "%s in a rendered legal text stops the build",
  async (code) => {
    const metadata = { headings: [], localImagePaths: [], remoteImagePaths: [], frontmatter: {} };
    const render = async () => ({ code, metadata });
    const text = { tab: "", title: "", effective: "", markdown: "" };
    const rendered = renderLegal("terms", text, { render }, new Map());
    await expect(rendered).rejects.toThrow("content/legal/terms.md has the HTML <");
  },
);
