import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type ContentCopy, copyContent } from "../support/content-copy.ts";
import { ownValues } from "../support/sample-texts.ts";

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
      '  content/business.yaml:34  hours › 1 › closes: use the 24-hour clock from "00:00" to "24:00", like "15:00"',
      "  content/legal/terms.md:5  effective: use a date that exists, as year-month-day, like 2026-11-26",
      "  content/prices.yaml:14  prices › 1 › amount: write a whole number of dollars, without $ or quotes, like 150\n",
    ].join("\n"),
  );
});

test("the check before launch lists the samples that are left", async () => {
  const before = copy.script("check-launch.ts");
  expect(await before.ended).toBe(1);
  const [count, ...samples] = before.output().trimEnd().split("\n");
  expect(count).toBe("Not ready to go live: 8 values are still a sample.");
  expect(samples).toHaveLength(8);
  expect(samples).toContain(
    "  content/business.yaml:11  phone: this is still the sample; write your phone number",
  );

  for (const change of ownValues) copy.change(...change);
  const check = copy.script("check-launch.ts");
  expect(await check.ended).toBe(0);
  expect(check.output()).toBe("Ready to go live: no sample is left in content/.\n");
});

test("setup asks until each answer is allowed and fits the city, and keeps the comments of the file", async () => {
  const before = readFileSync(join(copy.content, "business.yaml"), "utf8").split("\n");
  const setup = copy.script("setup.ts");
  const answers = `Joe & Sons,911,806.744.2210,joe@caprock.com,Marfa,TX,,,Presidio,Presidio County,Marfa and Alpine,30.3;-104,mountain,Mon-Fri 9-5,Mon-Fri 9 AM-5,Mon-Thu 9-5 PM;Fri 6 PM-2 AM;Sat 10:30 AM-12 AM,www.Caprock.com/`;
  setup.process.stdin?.end(answers.replaceAll(",", "\n").replaceAll(";", ", "));
  await setup.ended;
  expect(setup.output()).toContain("write ten digits in this form");
  expect(setup.output()).toMatch(
    /write the name of a state in full[\s\S]*the city is another one now[\s\S]*like Lubbock County[\s\S]*write AM or PM[\s\S]*write AM or PM[\s\S]*Not ready to go live: 2 values/,
  );
  const after = readFileSync(join(copy.content, "business.yaml"), "utf8").split("\n");
  expect(after.filter((line) => !before.includes(line)).join("|")).toBe(
    'name: Joe & Sons|site: https://www.caprock.com|phone: (806) 744-2210|email: joe@caprock.com|  city: Marfa|  latitude: 30.3|  longitude: -104|  county: Presidio County|    - Marfa|    - Alpine|timeZone: America/Denver|  - days: [Mon, Tue, Wed, Thu]|    opens: "09:00"|    closes: "17:00"|  - days: [Fri]|    opens: "18:00"|    closes: "02:00"|    opens: "10:30"|    closes: "24:00"',
  );
  expect(after).toHaveLength(before.length + 3);
});
