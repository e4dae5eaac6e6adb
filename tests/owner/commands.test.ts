import { renameSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { type ContentCopy, copyContent } from "../support/content-copy.ts";
import { testPort } from "../support/sample.ts";

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => copy.remove());

test("a build with mistakes in several files stops with one message that lists them all", async () => {
  copy.change("prices.yaml", "amount: 60", 'amount: "60"');
  copy.change("business.yaml", 'closes: "19:00"', 'closes: "24:30"');
  copy.change("legal/terms.md", "effective: 2025-01-08", "effective: soon");
  const build = copy.astro("build", "--outDir", copy.dist);
  expect(await build.ended).toBe(1);
  expect(build.output()).toBe(
    [
      "3 mistakes in content/. Fix them and try again:",
      '  content/business.yaml:43  hours › 1 › closes: use the 24-hour clock from "00:00" to "24:00", like "15:00"',
      "  content/legal/terms.md:5  effective: use a date that exists, as year-month-day, like 2026-11-26",
      "  content/prices.yaml:14  prices › 1 › amount: write a whole number of dollars, without $ or quotes, like 150\n",
    ].join("\n"),
  );
});

/** Changes after which no sample value is left: a name may contain the sample's. */
const ownValues = [
  ["business.yaml", "name: Hub City IT", "name: Hub City IT Two"],
  ["business.yaml", "https://hubcityit.example", "https://caprockcomputers.com"],
  ["business.yaml", "(806) 555-0142", "(806) 744-2210"],
  ["business.yaml", "hello@hubcityit.example", "hello@caprockcomputers.com"],
  ["business.yaml", "33.57786", "33.5844"],
  ["business.yaml", "-101.85517", "-101.845"],
  ["legal/terms.md", "[monthly fee: amount to be agreed]", "$80"],
  ["pages/home.yaml", "label: own and run this shop", "label: of Texas Tech own and run this shop"],
] as const;

test("the check before launch lists the samples that are left", async () => {
  const before = copy.run("scripts/check-launch.ts");
  expect(await before.ended).toBe(1);
  const [count, ...samples] = before.output().trimEnd().split("\n");
  expect(count).toBe("Not ready to go live: 8 values are still a sample.");
  expect(samples).toHaveLength(8);
  for (const sample of [
    "  content/business.yaml:11  phone: this is still the sample; write your phone number",
    "  content/legal/terms.md:16  this is still the sample; write the amount",
  ])
    expect(samples).toContain(sample);

  for (const [file, from, to] of ownValues) copy.change(file, from, to);
  const check = copy.run("scripts/check-launch.ts");
  expect(await check.ended).toBe(0);
  expect(check.output()).toBe("Ready to go live: no sample is left in content/.\n");
});

test("in dev, a mistake is reported at its line, and the page follows when it is fixed", async () => {
  const port = String(testPort + 8);
  const dev = copy.astro("dev", "--port", port);
  onTestFinished(async () => {
    dev.process.kill();
    await dev.ended;
  });
  const soon = { timeout: 60_000 };
  const page = async () => (await fetch(`http://localhost:${port}/pricing`)).text();
  const shows = (amount: string) =>
    vi.waitFor(async () => expect(await page()).toContain(amount), soon);
  const reports = (mistake: string) =>
    vi.waitFor(async () => expect((await page()) && dev.output()).toContain(mistake), soon);
  await shows("$60");
  copy.change("prices.yaml", "amount: 60", 'amount: "60"');
  await reports("content/prices.yaml:14  prices › 1 › amount: write a whole number");
  copy.change("prices.yaml", 'amount: "60"', "amount: 61");
  await shows("$61");

  const terms = join(copy.content, "legal/terms.md");
  renameSync(terms, `${terms}.away`);
  await reports("content/legal/terms.md:1  the file is missing");
  renameSync(`${terms}.away`, terms);
  await shows("$61");
});
