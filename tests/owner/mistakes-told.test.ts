import { renameSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { type ContentCopy, copyContent, freePort } from "../support/content-copy.ts";

const patience = { timeout: 60_000, interval: 200 };

let copy: ContentCopy;
afterEach(() => copy.remove());

test("a build with mistakes in several files stops with one message that lists them all", async () => {
  copy = copyContent();
  copy.change("prices.yaml", "amount: 60", 'amount: "60"');
  copy.change("business.yaml", 'closes: "19:00"', 'closes: "24:30"');
  copy.change("legal/terms.md", "{business.name}", "{business.nam}");
  const build = copy.astro("build", "--outDir", copy.dist);

  expect(await build.ended).toBe(1);
  expect(build.output().trim()).toMatch(
    /^3 mistakes in content\/\. Mend them and try again:\n {2}content\/business\.yaml:\d+ {2}hours › 1 › closes: use the 24-hour clock from "00:00" to "23:59", like "15:00"\n {2}content\/legal\/terms\.md:8 {2}\{business\.nam\} stands for nothing; did you mean business\.name\?\n {2}content\/prices\.yaml:\d+ {2}prices › 1 › amount: write a whole number of dollars, without \$ or quotes, like 150$/,
  );
});

test("while developing, mistakes are said as they are made, and the page follows once they are mended", async () => {
  copy = copyContent();
  const port = await freePort();
  const dev = copy.astro("dev", "--ignore-lock", "--port", String(port));
  const page = async () => (await fetch(`http://localhost:${port}/pricing`)).text();
  try {
    await vi.waitFor(async () => expect(await page()).toContain("$60"), patience);

    copy.change("prices.yaml", "amount: 60", 'amount: "60"');
    await vi.waitFor(
      () => expect(dev.output()).toMatch(/prices\.yaml:\d+ {2}prices › 1 › amount: write a whole/),
      patience,
    );
    expect(await page()).toContain("$60");

    copy.change("prices.yaml", 'amount: "60"', "amount: 61");
    await vi.waitFor(async () => expect(await page()).toContain("$61"), patience);
    expect(dev.output()).toContain("content/ has no mistakes");

    const terms = join(copy.content, "legal/terms.md");
    renameSync(terms, `${terms}.away`);
    await vi.waitFor(
      () => expect(dev.output()).toContain("content/legal/terms.md:1  the file is missing"),
      patience,
    );
    renameSync(`${terms}.away`, terms);
    await vi.waitFor(() => expect(dev.output().split("has no mistakes")).toHaveLength(3), patience);
    expect(dev.output().split("mistake in content/")).toHaveLength(3);
    expect(dev.output()).not.toMatch(/^\s+at /m);
  } finally {
    dev.process.kill();
    await dev.ended;
  }
});
