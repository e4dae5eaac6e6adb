import { expect, test } from "vitest";
import { changeTexts, lineOf, sampleTexts } from "../../tests/support/sample-texts.ts";
import { checkContent } from "./check.ts";

const otherTime = (named: string) =>
  `${named} is not in the opening hours; is this text still right?`;
const elsewhere = (longitude: number) =>
  `this zone does not fit the longitude ${longitude}; is Lubbock in it, and has the longitude its minus sign?`;
const cut = 'this text ends before the " #"; put it in "quotes" if what follows belongs to it';

/** The doubts about the sample with a change in a file, each with the line that it names. */
function doubtsAfter(file: string, from: string | RegExp, to: string) {
  const texts = changeTexts([[file, from, to]]);
  return checkContent(texts).doubts.map((each) => [each.message, lineOf(texts, each)?.trim()]);
}

test("the sample raises no doubt", () => {
  expect(checkContent(sampleTexts)).toMatchObject({ problems: [], doubts: [] });
});

test.each<[from: string | RegExp, to: string, message: string, line: string]>([
  ["-101.85517", "101.85517", elsewhere(101.85517), "timeZone: America/Chicago"],
  ["America/Chicago", "America/New_York", elsewhere(-101.85517), "timeZone: America/New_York"],
  [
    '"19:00"',
    '"07:00"',
    "this is open from 3PM until 7AM the next day; is that right?",
    'closes: "07:00"',
  ],
  ['"10:00"', '"01:00"', "this is open from 1AM until 4PM; is that right?", 'closes: "16:00"'],
  [
    "notice: null",
    "notice:\n  text: Moved\n  until: 2026-11-01",
    "this day is past, so the notice does not show",
    "until: 2026-11-01",
  ],
  ["[Sat]", "[Sun]", otherTime("Saturday"), "- heading: Late afternoons and Saturdays"],
  ['"15:00"', '"15:30"', otherTime("3 PM"), expect.stringMatching("Weekdays after 3 PM")],
  ["name: Hub City IT", "name: Shop #1 of Hub City", cut, "name: Shop #1 of Hub City"],
])("in the facts of the business, %o changed to %o is doubted", (from, to, message, line) => {
  expect(doubtsAfter("business.yaml", from, to)).toEqual([[message, line]]);
});

test("each text that names a price which is free is doubted, until the prices are confirmed", () => {
  const doubts = doubtsAfter("prices.yaml", "amount: 60", "amount: 0");
  const free = "{prices.diagnostic-visit} is free; does this text still read well?";
  expect(new Set(doubts.map(([message]) => message))).toEqual(new Set([free]));
  const line = 'text: "If you say yes, the {prices.diagnostic-visit} comes off the repair."';
  expect(doubts).toContainEqual([free, line]);

  const confirmed = changeTexts([["going-live.yaml", "prices: false", "prices: true"]]);
  const freed = changeTexts([["prices.yaml", "amount: 60", "amount: 0"]], confirmed);
  expect(checkContent(freed).doubts).toEqual([]);
  expect(checkContent(freed, checkContent(confirmed).content).doubts).not.toEqual([]);
});

test("1 PM is not in the hours of a business that closes at 11 PM", () => {
  const texts = changeTexts([
    ["business.yaml", '"19:00"', '"23:00"'],
    ["pages/contact.yaml", "E-mail us,", "From 1 PM, e-mail us,"],
  ]);
  expect(checkContent(texts).doubts.map(({ message }) => message)).toEqual([otherTime("1 PM")]);
});

test.each([
  ["business.yaml", "from: 2026-11-26", "from: 2026-11-26 # a Thursday"],
  ["business.yaml", '"19:00"', '"02:00"'],
  ["business.yaml", /"15:00"\n.*"19:00"/, '"00:00"\n    closes: "24:00"'],
  ["pages/contact.yaml", "E-mail us,", "Closed on Sundays. From 3:00 pm, write a few,"],
])("in %s, %o changed to %o is not", (file, from, to) => {
  const expected = to.includes("24:00") ? [[otherTime("3 PM"), expect.anything()]] : [];
  expect(doubtsAfter(file, from, to)).toEqual(expected);
});
