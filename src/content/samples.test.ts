import { expect, test } from "vitest";
import { sampleContent } from "../../tests/support/sample.ts";
import { checkContent, readTexts } from "./read.ts";
import { sampleProblems } from "./samples.ts";

const sample = readTexts(sampleContent);
const nullPage =
  "still null; write the URL of your page there, or remove the entry if you have no page";
const nullId = "still null; write the ID from the help desk's settings page";
const monthlyFee = "[monthly fee: amount to be agreed]";

/** Each sample value, its message, and an owner's own value. */
const samples: [file: string, value: string, message: string, own: string][] = [
  [
    "business.yaml",
    "name: Hub City IT",
    "this is the sample name; write the name of your business",
    "name: Caprock Computers",
  ],
  [
    "business.yaml",
    "site: https://hubcityit.example",
    "this is a sample URL; write the URL of your site",
    "site: https://caprockcomputers.com",
  ],
  [
    "business.yaml",
    "phone: (806) 555-0142",
    "this is a sample number; write your phone number",
    "phone: (806) 744-2210",
  ],
  [
    "business.yaml",
    "email: hello@hubcityit.example",
    "this is a sample address; write your e-mail address",
    "email: hello@caprockcomputers.com",
  ],
  ["business.yaml", "url: null", nullPage, "url: https://www.facebook.com/caprock"],
  ["business.yaml", "url: null", nullPage, "url: https://www.instagram.com/caprock"],
  ["business.yaml", "url: null", nullPage, "url: https://www.youtube.com/@caprock"],
  ["business.yaml", "organisation: null", nullId, 'organisation: "700123"'],
  ["business.yaml", "widget: null", nullId, 'widget: "a1b2c3"'],
  [
    "legal/terms.md",
    monthlyFee,
    `${monthlyFee} is not filled in yet; replace it with the final text`,
    "$80",
  ],
];

function replace(changes: [file: string, from: string, to: string][], before = sample) {
  const texts = new Map(before);
  for (const [file, from, to] of changes) {
    const text = texts.get(file) ?? "";
    expect(text).toContain(from);
    texts.set(
      file,
      text.replace(from, () => to),
    );
  }
  return texts;
}

const own = replace(samples.map(([file, from, , to]) => [file, from, to]));

const found = (texts: Map<string, string>) =>
  sampleProblems(texts).map(({ file, line, message }) => [
    file,
    texts.get(file.replace("content/", ""))?.split("\n")[line - 1],
    message,
  ]);

test("each sample value is listed with its file, line and message", () => {
  expect(found(sample)).toEqual(
    samples.map(([file, value, message]) => [
      `content/${file}`,
      expect.stringContaining(value),
      message,
    ]),
  );
});

test("nothing is listed once the owner has replaced every sample value", () => {
  expect(checkContent(own).problems).toEqual([]);
  expect(found(own)).toEqual([]);
});

test.each([
  ["https://a.example", true],
  ["https://www.example.com", true],
  ["https://example.net", true],
  ["https://example.org/caprock", true],
  ["https://my-example.com", false],
  ["https://a.example.shop", false],
  ["https://a.example-shop.com", false],
  ["https://a.examples", false],
  ["https://example.computer", false],
  ["https://example.com.mx", false],
])("%s as a social page: a sample is %s", (url, isSample) => {
  const message = "this is a sample URL; write the URL of your page there";
  const texts = replace([["business.yaml", "https://www.facebook.com/caprock", url]], own);
  const line = `    url: ${url}`;
  expect(found(texts)).toEqual(isSample ? [["content/business.yaml", line, message]] : []);
});

test.each([
  ["a real number with 555", [["business.yaml", "744-2210", "555-2210"]]],
  [
    "a name that contains the sample's",
    [["business.yaml", "Caprock Computers", "Hub City IT Two"]],
  ],
  [
    "a link in a legal text",
    [["legal/disclaimer.md", "Ask us before", "[Ask us](/contact) before"]],
  ],
  [
    "a removed social page",
    [["business.yaml", "  - network: youtube\n    url: https://www.youtube.com/@caprock\n", ""]],
  ],
  ["content without social pages", [["business.yaml", "social:", "socials:"]]],
] satisfies [string, [string, string, string][]][])("%s is not a sample", (_what, changes) => {
  expect(found(replace(changes, own))).toEqual([]);
});

test("an e-mail address at a reserved domain is a sample", () => {
  const texts = replace([["business.yaml", "@caprockcomputers.com", "@example.com"]], own);
  expect(found(texts)).toEqual([
    ["content/business.yaml", "email: hello@example.com", samples[3]?.[2]],
  ]);
});
