import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { type ContentCopy, copyContent } from "../support/content-copy.ts";
import { testPort } from "../support/sample.ts";
import { sample } from "../support/sample-texts.ts";

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => copy.remove());

/** The place of a text in the copy, as messages name it. */
function placeOf(file: string, text: string): string {
  const lines = readFileSync(join(copy.content, file), "utf8").split("\n");
  return `content/${file}:${lines.findIndex((line) => line.includes(text)) + 1}`;
}

test("a build with mistakes in several files stops with one message that lists them all", async () => {
  copy.change("prices.yaml", "amount: 60", "amount: sixty");
  copy.change("business.yaml", 'closes: "19:00"', 'closes: "24:30"');
  copy.change("legal/terms.md", "effective: 2025-01-08", "effective: soon");
  const build = copy.astro("build", "--outDir", copy.dist);
  expect(await build.ended).toBe(1);
  expect(build.output()).toBe(
    [
      "3 mistakes in content/. Fix them and try again:",
      `  ${placeOf("business.yaml", "24:30")}  hours › 1 › closes: use the 24-hour clock from "00:00" to "24:00", like "15:00"`,
      `  ${placeOf("legal/terms.md", "effective: soon")}  effective: use a date that exists, as year-month-day, like 2026-11-26`,
      `  ${placeOf("prices.yaml", "sixty")}  prices › 1 › amount: write whole dollars, like 150\n`,
    ].join("\n"),
  );
});

/** Changes after which nothing must be replaced: a name may contain the sample's. */
const ownValues = [
  ["business.yaml", "name: Hub City IT", "name: Hub City IT Two"],
  ["business.yaml", "https://hubcityit.example", "https://caprockcomputers.com"],
  ["business.yaml", "(806) 555-0142", "(806) 744-2210"],
  ["business.yaml", "hello@hubcityit.example", "hello@caprockcomputers.com"],
  ["business.yaml", "33.57786", "33.5844"],
  ["business.yaml", "-101.85517", "-101.845"],
  ["legal/terms.md", "[monthly fee: amount to be agreed]", "$80"],
  ["pages/home.yaml", "value: Alumni", "value: Mother & daughter"],
] as const;

test("the check before launch lists each statement of the sample until it is changed or confirmed", async () => {
  /** Its status, and its lines. */
  const check = async () => {
    const { ended, output } = copy.run("scripts/check-launch.ts");
    return [await ended, output()] as const;
  };
  const placesIn = (list: string) => list.match(/^ {2}content.*/gm) ?? [];
  const [status, before] = await check();
  expect(status).toBe(1);
  const count = placesIn(before).length;
  expect(before).toMatch(`Not ready to go live: ${count} statements are the sample's.\n\n`);
  for (const part of [
    `this is still the sample; write your phone number\n  ${placeOf("business.yaml", "(806) 555-0142")}  (806) 555-0142\n\n`,
    `\n  ${placeOf("prices.yaml", "amount: 60")}  amount: 60\n`,
    `No help desk: is this true of your business? Change it, or write helpDesk: true in content/going-live.yaml\n  ${placeOf("business.yaml", "widget: null")}  widget: null\n\n`,
  ])
    expect(before).toContain(part);

  copy.change("prices.yaml", "amount: 60", "amount: 90");
  for (const [file, from, to] of ownValues) copy.change(file, from, to);
  const [, after] = await check();
  expect(placesIn(after)).toHaveLength(count - 1 - ownValues.length);

  copy.change("going-live.yaml", "prices: false", "prices: true");
  const [, confirmed] = await check();
  expect(confirmed).not.toContain("amount: 100");
  copy.change("business.yaml", "notice: null", "notice: { text: Moved, until: 2026-01-01 }");
  for (const topic of Object.keys(sample.goingLive).filter((each) => each !== "prices"))
    copy.change("going-live.yaml", `${topic}: false`, `${topic}: true`);
  expect(await check()).toEqual([
    0,
    `Ready to go live: each statement of the sample is replaced or confirmed.\n\nIs this right in content/?\n  ${placeOf("business.yaml", "notice: {")}  notice › until: this day is past, so the notice does not show\n`,
  ]);
});

test("a sample may be published as a preview, but not on a domain", async () => {
  const config = join(copy.content, "wrangler.jsonc");
  const check = async (routes: string) => {
    writeFileSync(config, `{\n  ${routes}"routes": [{ "pattern": "a.example" }]\n}`);
    const { ended, output } = copy.run("scripts/check-launch.ts", config);
    return [await ended, output()];
  };
  const preview = expect.stringMatching(/^Not ready to go live: .* names no domain\.\n$/s);
  expect(await check("// ")).toEqual([0, preview]);
  expect(await check("")).toEqual([1, expect.not.stringContaining("names no domain")]);
});

test("in dev, a mistake is reported at its line, and the page follows when it is fixed", async () => {
  const port = String(testPort + 8);
  const dev = copy.astro("dev", "--ignore-lock", "--port", port);
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
  copy.change("prices.yaml", "amount: 60", "amount: sixty");
  await reports(`${placeOf("prices.yaml", "sixty")}  prices › 1 › amount: write whole dollars`);
  copy.change("prices.yaml", "amount: sixty", "amount: 61");
  await shows("$61");

  const terms = join(copy.content, "legal/terms.md");
  renameSync(terms, `${terms}.away`);
  await reports("content/legal/terms.md:1  the file is missing");
  renameSync(`${terms}.away`, terms);
  await shows("$61");
});
