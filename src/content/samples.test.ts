import { expect, test } from "vitest";
import { sampleContent } from "../../tests/support/sample.ts";
import { checkContent, readTexts } from "./read.ts";
import { sampleProblems } from "./samples.ts";

const sample = readTexts(sampleContent);

const ofOwner: [file: string, from: string, to: string][] = [
  ["business.yaml", "name: Hub City IT", "name: Caprock Computers"],
  ["business.yaml", "https://hubcityit.example", "https://caprockcomputers.com"],
  ["business.yaml", "(806) 555-0142", "(806) 744-2210"],
  ["business.yaml", "hello@hubcityit.example", "hello@caprockcomputers.com"],
  ["business.yaml", "url: null", "url: https://www.facebook.com/caprock"],
  ["business.yaml", "url: null", "url: https://www.instagram.com/caprock"],
  ["business.yaml", "url: null", "url: https://www.youtube.com/@caprock"],
  ["business.yaml", "organisation: null", 'organisation: "700123"'],
  ["business.yaml", "widget: null", 'widget: "a1b2c3"'],
  ["legal/terms.md", "**[monthly fee: amount to be agreed]**", "**$80**"],
];

function withChanges(changes: typeof ofOwner): Map<string, string> {
  const texts = new Map(sample);
  for (const [file, from, to] of changes) {
    const before = texts.get(file) ?? "";
    expect(before).toContain(from);
    texts.set(file, before.replace(from, to));
  }
  return texts;
}

test("every sample value is listed with its line and its cure", () => {
  const listed = sampleProblems(sample).map(({ file, line, message }) => [
    sample.get(file.replace("content/", ""))?.split("\n")[line - 1]?.trim(),
    message,
  ]);
  expect(listed).toEqual([
    ["name: Hub City IT", "this is the sample name; write the name of your business"],
    [
      "site: https://hubcityit.example",
      "nobody can own this address; write the address of your site",
    ],
    ["phone: (806) 555-0142", "numbers with 555-01 belong to nobody; write your phone number"],
    ["email: hello@hubcityit.example", "nobody can own this address; write your e-mail address"],
    ...Array.from({ length: 3 }, () => [
      "url: null",
      "still null; write the address of your page there, beginning with https://, or take the entry out if there will be none",
    ]),
    ["organisation: null", "still null; write the identifier from the help desk's settings page"],
    ["widget: null", "still null; write the identifier from the help desk's settings page"],
    [
      expect.stringContaining("[monthly fee: amount to be agreed]"),
      "[monthly fee: amount to be agreed] is still open; write what holds in its place",
    ],
  ]);
});

test("nothing is left once each has the owner's own value", () => {
  const texts = withChanges(ofOwner);
  expect(checkContent(texts).problems).toEqual([]);
  expect(sampleProblems(texts)).toEqual([]);
});

test.each(ofOwner.map((_, i) => [i]))("one value left (%i) is one line", (left) => {
  const others = ofOwner.filter((_, i) => i !== left);
  const problems = sampleProblems(withChanges(others));
  expect(problems).toHaveLength(1);
});

test("a link in a legal text is not taken for an open amount", () => {
  const texts = withChanges([
    ...ofOwner,
    ["legal/disclaimer.md", "Ask us before", "[Ask us](/contact) before"],
  ]);
  expect(sampleProblems(texts)).toEqual([]);
});

test("a name that only looks like one kept for examples is an owner's own", () => {
  const texts = withChanges([
    ["business.yaml", "https://hubcityit.example", "https://my-example.com"],
    ["business.yaml", "hello@hubcityit.example", "hello@my-example.com"],
  ]);
  const fields = sampleProblems(texts).map(({ field }) => field);
  expect(fields).not.toContain("site");
  expect(fields).not.toContain("email");
});

test("an owner without a page at one of the networks takes its entry out", () => {
  const texts = withChanges([
    ...ofOwner.filter(([, , to]) => !to.includes("youtube")),
    ["business.yaml", "  - network: youtube\n    url: null\n", ""],
  ]);
  expect(checkContent(texts).problems).toEqual([]);
  expect(sampleProblems(texts)).toEqual([]);
});
