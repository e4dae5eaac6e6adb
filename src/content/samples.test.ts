import { expect, test } from "vitest";
import {
  type Change,
  changeTexts,
  lineOf,
  ownValues,
  sampleTexts,
} from "../../tests/support/sample-texts.ts";
import { checkContent } from "./read.ts";
import { openChoices, sampleProblems } from "./samples.ts";

/** Each sample value, and the message about it. */
const samples = `
name: Hub City IT ⇒ this is the sample name; write the name of your business
site: https://hubcityit.example ⇒ this is a sample URL; write the URL of your site
phone: (806) 555-0142 ⇒ this is a sample number; write your phone number
email: hello@hubcityit.example ⇒ this is a sample address; write your e-mail address
textable: true ⇒ many landlines receive no text messages; send one to your number, then confirm below that it has arrived (true), or say no here (false)
`
  .trim()
  .split("\n")
  .map((line) => line.split(" ⇒ ") as [value: string, message: string]);
const places = ownValues.slice(-2);
const own = changeTexts(ownValues);

const found = (texts: Map<string, string>) =>
  sampleProblems(texts).map((problem) => [problem.message, problem.file, lineOf(texts, problem)]);

test("each sample value is listed with its message, file and line", () => {
  const unfilled = " is not filled in yet; replace it with the final text";
  expect(found(sampleTexts)).toEqual(
    [
      ...samples.map(([value, message]) => [message, "business.yaml", value]),
      ...places.map(([file, text]) => [text + unfilled, file, text]),
    ].map(([message, file, text]) => [
      message,
      `content/${file}`,
      expect.stringContaining(`${text}`),
    ]),
  );
});

test("nothing is listed once the owner has replaced every sample value", () => {
  expect(checkContent(own).problems).toEqual([]);
  expect(found(own)).toEqual([]);
});

test("a help desk or a social page that is null is a choice, and named once", () => {
  const choices = openChoices(sampleTexts).map(({ field }) => field.replace(/\d/, "*"));
  expect(choices).toEqual(
    [..."123"].map(() => "social › * › url").concat("helpDesk › organisation"),
  );
  const without = changeTexts([
    ["business.yaml", /social:\n[\s\S]*?\n\n/, "social: []\n\n"],
    ["business.yaml", "frame: null", "frame: https://desk.zoho.com/form"],
  ]);
  expect(openChoices(without)).toEqual([]);
});

test.each([
  ["https://a.example", true],
  ["https://www.example.com", true],
  ["https://example.org/caprock", true],
  ["https://my-example.com", false],
  ["https://example.com.mx", false],
])("%s as a social page: a sample is %s", (url, isSample) => {
  const texts = changeTexts([["business.yaml", "url: null", `url: ${url}`]], own);
  const message = "this is a sample URL; write the URL of your page there";
  expect(found(texts).map(([text]) => text)).toEqual(isSample ? [message] : []);
});

const textable = "textable: false\ntextableConfirmed: false";
const confirmed = textable.replaceAll("false", "true");
test.each<[string, ...Change]>([
  ["a number that receives texts", "business.yaml", textable, confirmed],
  ["a real number with 555", "business.yaml", "744-2210", "555-2210"],
  ["a name that contains the sample's", "business.yaml", "Caprock Computers", "Hub City IT Two"],
  ["a link in a legal text", "legal/disclaimer.md", "Ask us", "[Ask us](/contact)"],
  ["a removed social page", "business.yaml", / {2}- network: youtube\n.*\n/, ""],
  ["content without social pages", "business.yaml", "social:", "socials:"],
])("%s is not a sample", (_what, ...change) => {
  expect(found(changeTexts([change], own))).toEqual([]);
});

test("an e-mail address at a reserved domain and the coordinates of another city are samples", () => {
  const texts = changeTexts(
    [
      ["business.yaml", "@caprockcomputers.com", "@example.com"],
      ["business.yaml", "city: Lubbock", "city: Marfa"],
    ],
    own,
  );
  expect(found(texts).map(([, , line]) => line)).toEqual([
    "email: hello@example.com",
    "  latitude: 33.57786",
  ]);
});
