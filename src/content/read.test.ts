import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { sampleContent } from "../../tests/support/sample.ts";
import { ContentError, type Problem } from "./problem.ts";
import { readContent } from "./read.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(sampleContent, folder, { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Changes a file of the copy; what is to be replaced must be there. */
function edit(file: string, from: string, to: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, "utf8");
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

function problems(): readonly Problem[] {
  try {
    readContent(folder);
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
  return [];
}

/** The line of a file of the copy on which a text stands. */
function lineOf(file: string, text: string): number {
  const before = readFileSync(join(folder, file), "utf8").split(text)[0] ?? "";
  return before.split("\n").length;
}

test("the sample is in order, and its placeholders are filled in", () => {
  const { pricingPage, disclaimer } = readContent(folder);
  expect(pricingPage.packages.heading).toBe("6 jacks or 12");
  expect(pricingPage.hero.heading).toBe("A visit is $60. The rest is below.");
  expect(disclaimer.markdown).toContain("Call (806) 555-0142");
  expect(JSON.stringify(readContent(folder))).not.toMatch(/\{(business|prices)\./);
});

test("a price changed in its one place changes wherever it is told", () => {
  edit("prices.yaml", "amount: 60", "amount: 75");
  const { pricingPage, contact, disclaimer, services } = readContent(folder);
  for (const part of [pricingPage, contact, disclaimer, services]) {
    expect(JSON.stringify(part)).toContain("$75");
    expect(JSON.stringify(part)).not.toContain("$60");
  }
});

describe("a mistake names the file, the line and the cure", () => {
  const mistakes: [what: string, file: string, from: string, to: string, cure: string][] = [
    ["a price with a dollar sign", "prices.yaml", "amount: 150", "amount: $150", "without $"],
    ["a phone number with a digit less", "business.yaml", "555-0142", "555-014", "ten digits"],
    ["a day that does not exist", "business.yaml", "2026-12-24", "2026-12-34", "a day that exists"],
    ["closing before opening", "business.yaml", '"19:00"', '"14:00"', "later than opening"],
    ["hours that overlap", "business.yaml", "days: [Sat]", "days: [Sat, Fri]", "overlap"],
    ["an id twice", "prices.yaml", "id: performance", "id: hardware-repair", "its own"],
    [
      "a service that is not there",
      "prices.yaml",
      "service: new-home-ethernet",
      "service: x",
      "use one of",
    ],
    [
      "a form choice that is not there",
      "services.yaml",
      "askAbout: cybersecurity",
      "askAbout: x",
      "use one of",
    ],
    [
      "a price that is not there",
      "pages/pricing.yaml",
      "- price: performance",
      "- price: x",
      "use one of",
    ],
    ["a package without jacks", "prices.yaml", "    jacks: 12\n", "", "jacks: 6"],
    ["a field spelled wrong", "pages/home.yaml", "navLabel:", "navLable:", "did you mean navLabel"],
    ["an empty text", "pages/about.yaml", "navLabel: About", 'navLabel: ""', "it is empty"],
    [
      "an unknown name in braces",
      "pages/about.yaml",
      "{business.city}",
      "{business.town}",
      "use one of",
    ],
    ["an unknown name in a legal text", "legal/terms.md", "supports", "{supports}", "use one of"],
    ["a legal text without its fields", "legal/terms.md", "---\n", "", "two lines of ---"],
  ];

  test.each(mistakes)("%s", (_, file, from, to, cure) => {
    edit(file, from, to);
    const found = problems().filter((problem) => problem.file === `content/${file}`);
    expect(found.length).toBeGreaterThan(0);
    expect(found.map(({ message }) => message).join("\n")).toContain(cure);
    for (const { line } of found) expect(line).toBeGreaterThan(0);
  });

  test("and the line is the mistake's own", () => {
    edit("legal/terms.md", "unless the law requires it", "unless {the.law} requires it");
    edit("services.yaml", "askAbout: cybersecurity", "askAbout: hacking");
    expect(problems()).toMatchObject([
      { line: lineOf("legal/terms.md", "{the.law}"), field: "" },
      { line: lineOf("services.yaml", "askAbout: hacking"), field: "services › 4 › askAbout" },
    ]);
  });

  test("a file that is missing is asked for", () => {
    rmSync(join(folder, "pages/home.yaml"));
    expect(problems()).toMatchObject([
      { file: "content/pages/home.yaml", line: 1, message: "the file is missing; bring it back" },
    ]);
  });
});

test("all mistakes of all files are told at once, a line each", () => {
  edit("prices.yaml", "amount: 60", "amount: sixty");
  edit("prices.yaml", "amount: 300", "amount: -1");
  edit("business.yaml", "email: hello@", "email: hello at ");
  expect(problems()).toHaveLength(3);
  expect(() => readContent(folder)).toThrow(
    /^3 mistakes in content\/\. Mend them and try again:\n/,
  );
  expect(() => readContent(folder)).toThrow(
    `  content/prices.yaml:${lineOf("prices.yaml", "amount: sixty")}  prices › 1 › amount: `,
  );
});
