import { describe, expect, test } from "vitest";
import { sampleContent } from "../../tests/support/sample.ts";
import { checkContent, readTexts } from "./read.ts";

const sample = readTexts(sampleContent);

interface Mistake {
  kind: string;
  file: string;
  /** What is put in the place of what, the first time that it stands there. */
  change: [from: string | RegExp, to: string];
  /** The line that the message must name, as it stands after the change. */
  line: string;
  /** What the message must say. */
  words: string;
}

const mistakes: Mistake[] = [
  // Fields
  {
    kind: "a missing field",
    file: "business.yaml",
    change: ["tagline: Local IT help for homes and small offices.\n", ""],
    line: "name: Hub City IT",
    words: "tagline: this field is missing; add it",
  },
  {
    kind: "a misspelt field",
    file: "prices.yaml",
    change: ["amount: 60", "ammount: 60"],
    line: "ammount: 60",
    words: "did you mean amount?",
  },
  {
    kind: "a misspelt field that may be left out",
    file: "prices.yaml",
    change: ["jacks: 6", "jack: 6\n    jacks: 6"],
    line: "jack: 6",
    words: "did you mean jacks?",
  },
  {
    kind: "a field that nothing reads",
    file: "business.yaml",
    change: ["tagline:", "motto: We care\ntagline:"],
    line: "motto: We care",
    words: "there is no field of this name here; check its spelling, or take the line out",
  },
  {
    kind: "an empty text",
    file: "business.yaml",
    change: ["name: Hub City IT", "name:"],
    line: "name:",
    words: "write some words here; it is empty",
  },
  {
    kind: "a text of spaces",
    file: "business.yaml",
    change: ["name: Hub City IT", 'name: "  "'],
    line: 'name: "  "',
    words: "write some words here; it is empty",
  },
  {
    kind: "a text that begins with #",
    file: "business.yaml",
    change: ["name: Hub City IT", "name: #1 IT"],
    line: "name: #1 IT",
    words: 'what follows a # is a remark, unless in "quotes"',
  },
  {
    kind: "a number where words belong",
    file: "business.yaml",
    change: ["name: Hub City IT", "name: 806"],
    line: "name: 806",
    words: 'put this in "quotes", so that it is read as words',
  },
  {
    kind: "fields where a text belongs",
    file: "pages/home.yaml",
    change: ["button: Get Support", "button:\n    text: Get Support"],
    line: "button:",
    words: 'put the text in "quotes"',
  },
  {
    kind: "a text where fields belong",
    file: "pages/about.yaml",
    change: [/hero:\n.*\n.*\n/, "hero: A small shop\n"],
    line: "hero: A small shop",
    words: "this needs fields of its own",
  },
  {
    kind: "a text where a list belongs",
    file: "business.yaml",
    change: ["serves:\n    - Lubbock\n    - Lubbock County", "serves: Lubbock"],
    line: "serves: Lubbock",
    words: "this needs a list: lines below it that begin with a hyphen and a space",
  },
  {
    kind: "a list that is too short",
    file: "pages/home.yaml",
    change: ["    - value: 4+\n      label: years experience\n", ""],
    line: "stats:",
    words: "this list is too short; it needs 4",
  },
  {
    kind: "a list that is too long",
    file: "pages/home.yaml",
    change: ["    - value: Alumni", "    - value: 1\n      label: shop\n    - value: Alumni"],
    line: "stats:",
    words: "this list is too long; it takes 4",
  },
  // Prices
  {
    kind: "a price as text",
    file: "prices.yaml",
    change: ["amount: 60", 'amount: "60"'],
    line: 'amount: "60"',
    words: "write a whole number of dollars, without $ or quotes, like 150",
  },
  {
    kind: "a price with a $ sign",
    file: "prices.yaml",
    change: ["amount: 60", "amount: $60"],
    line: "amount: $60",
    words: "write a whole number of dollars, without $ or quotes, like 150",
  },
  {
    kind: "a price with cents",
    file: "prices.yaml",
    change: ["amount: 60", "amount: 59.95"],
    line: "amount: 59.95",
    words: "write a whole number of dollars",
  },
  {
    kind: "a price below zero",
    file: "prices.yaml",
    change: ["amount: 60", "amount: -60"],
    line: "amount: -60",
    words: "a price is more than 0, like 150",
  },
  {
    kind: "yes in the place of true",
    file: "prices.yaml",
    change: ["from: false", "from: no"],
    line: "from: no",
    words: "use true or false",
  },
  {
    kind: "a repair that costs less than the visit taken off it",
    file: "prices.yaml",
    change: ["amount: 60", "amount: 600"],
    line: "price: hardware-repair",
    words: "this repair costs less than the visit that comes off it",
  },
  {
    kind: "an ethernet package without its number of jacks",
    file: "prices.yaml",
    change: ["    jacks: 12\n", ""],
    line: "id: ethernet-expanded",
    words: "this is shown as an ethernet package, so it needs a line like jacks: 6",
  },
  // Names that point elsewhere
  {
    kind: "an unknown service",
    file: "prices.yaml",
    change: ["service: device-repair", "service: device-repairs"],
    line: "service: device-repairs",
    words: 'services.yaml has no service "device-repairs"; did you mean device-repair?',
  },
  {
    kind: "an unknown price",
    file: "pages/pricing.yaml",
    change: ["- price: performance", "- price: tune-up"],
    line: "- price: tune-up",
    words: 'prices.yaml has no price "tune-up"; use one of diagnostic-visit, hardware-repair',
  },
  {
    kind: "a question about something that the form doesn't offer",
    file: "services.yaml",
    change: ["askAbout: network-installation", "askAbout: new-home-ethernet"],
    line: "askAbout: new-home-ethernet",
    words: 'the form has no choice "new-home-ethernet"; use one of device-repair',
  },
  {
    kind: "an id that stands twice",
    file: "services.yaml",
    change: ["id: consultation", "id: device-repair"],
    line: "id: device-repair",
    words: "another entry has this id already; give each its own",
  },
  {
    kind: "an id with capitals and spaces",
    file: "services.yaml",
    change: ["id: consultation", "id: General Consultation"],
    line: "id: General Consultation",
    words: "use lower-case letters, digits and hyphens, like wifi-network",
  },
  {
    kind: "two pages with one title",
    file: "pages/services.yaml",
    change: [
      /title: .*/,
      'title: "Computer repair, Wi-Fi and wiring in {business.city} | {business.name}"',
    ],
    line: "title: ",
    words: "another page has this title already; give each its own",
  },
  {
    kind: "an unknown placeholder in a page's words",
    file: "pages/contact.yaml",
    change: ["{prices.diagnostic-visit}", "{prices.diagnostics-visit}"],
    line: "{prices.diagnostics-visit}",
    words: "{prices.diagnostics-visit} stands for nothing; did you mean prices.diagnostic-visit?",
  },
  {
    kind: "an unknown placeholder in the legal text",
    file: "legal/disclaimer.md",
    change: ["Call {business.phone}", "Call {business.fax}"],
    line: "Call {business.fax}",
    words: "{business.fax} stands for nothing; use one of business.name, business.phone",
  },
  {
    kind: "a text that leaves out a name it needs",
    file: "pages/every-page.yaml",
    change: ["Opens {day} at {time}.", "Opens at {time}."],
    line: "opens: ",
    words: "keep {day} and {time} in this text",
  },
  {
    kind: "a brace that is not closed",
    file: "legal/disclaimer.md",
    change: ["{business.phone}", "{business.phone"],
    line: "Call {business.phone or",
    words: "a brace stands alone; names stand between { and }",
  },
  // Hours and dates
  {
    kind: "an hour past midnight",
    file: "business.yaml",
    change: ['closes: "19:00"', 'closes: "24:30"'],
    line: 'closes: "24:30"',
    words: 'use the 24-hour clock from "00:00" to "23:59", like "15:00"',
  },
  {
    kind: "an hour with PM",
    file: "business.yaml",
    change: ['closes: "19:00"', "closes: 7PM"],
    line: "closes: 7PM",
    words: 'use the 24-hour clock from "00:00" to "23:59", like "15:00"',
  },
  {
    kind: "closing before opening",
    file: "business.yaml",
    change: ['closes: "19:00"', 'closes: "14:00"'],
    line: 'closes: "14:00"',
    words: "closing must be later than opening, on the same day",
  },
  {
    kind: "hours that overlap",
    file: "business.yaml",
    change: ["days: [Sat]", "days: [Fri, Sat]"],
    line: "days: [Fri, Sat]",
    words: "these hours overlap others on the same day; change the times or the days",
  },
  {
    kind: "a day that is none",
    file: "business.yaml",
    change: ["[Sat]", "[Saturday]"],
    line: "[Saturday]",
    words: "use one of Mon, Tue, Wed, Thu, Fri, Sat, Sun",
  },
  {
    kind: "a day twice in one entry",
    file: "business.yaml",
    change: ["[Sat]", "[Sat, Sat]"],
    line: "[Sat, Sat]",
    words: "a day stands here twice; once is enough",
  },
  {
    kind: "a date that doesn't exist",
    file: "business.yaml",
    change: ["from: 2026-11-26", "from: 2026-02-30"],
    line: "from: 2026-02-30",
    words: "use a day that exists, as year-month-day, like 2026-11-26",
  },
  {
    kind: "a date in another order",
    file: "business.yaml",
    change: ["to: 2027-01-01", "to: 01/01/2027"],
    line: "to: 01/01/2027",
    words: "use a day that exists, as year-month-day, like 2026-11-26",
  },
  {
    kind: "a closure that ends before it begins",
    file: "business.yaml",
    change: ["to: 2026-12-26", "to: 2026-12-23"],
    line: "to: 2026-12-23",
    words: "the last day must not be before the first",
  },
  {
    kind: "an effective date that doesn't exist",
    file: "legal/terms.md",
    change: ["effective: 2025-01-08", "effective: 2025-13-08"],
    line: "effective: 2025-13-08",
    words: "use a day that exists, as year-month-day, like 2025-01-08",
  },
  {
    kind: "an unknown time zone",
    file: "business.yaml",
    change: ["America/Chicago", "Central"],
    line: "timeZone: Central",
    words: "use a time zone's full name, like America/Chicago",
  },
  // Ways to reach the business
  {
    kind: "a wrong e-mail address",
    file: "business.yaml",
    change: ["hello@hubcityit.example", "hello at hubcityit.example"],
    line: "email: hello at",
    words: "write an e-mail address, like hello@example.com",
  },
  {
    kind: "a phone number in another form",
    file: "business.yaml",
    change: ["(806) 555-0142", "806-555-0142"],
    line: "phone: 806-555-0142",
    words: "write ten digits in this form: (000) 000-0000",
  },
  {
    kind: "a phone number without its area code",
    file: "business.yaml",
    change: ["(806) 555-0142", "5550142"],
    line: "phone: 5550142",
    words: 'write ten digits in "quotes" in this form: "(000) 000-0000"',
  },
  {
    kind: "a site address that is not secure",
    file: "business.yaml",
    change: ["https://hubcityit.example", "http://hubcityit.example"],
    line: "site: http://hubcityit.example",
    words: "use a full address that begins with https://",
  },
  {
    kind: "a site address with a slash at its end",
    file: "business.yaml",
    change: ["https://hubcityit.example", "https://hubcityit.example/"],
    line: "site: https://hubcityit.example/",
    words: "leave out the slash at the end",
  },
  {
    kind: "a site address with more than the host",
    file: "business.yaml",
    change: ["https://hubcityit.example", "https://hubcityit.example/site"],
    line: "site: https://hubcityit.example/site",
    words: "keep only https:// and the host's name in small letters",
  },
  {
    kind: "a help desk's address with more than the host",
    file: "business.yaml",
    change: ["provider: https://desk.zoho.com", "provider: https://desk.zoho.com/portal;x"],
    line: "provider: https://desk.zoho.com/portal;x",
    words: "keep only https:// and the host's name in small letters",
  },
  {
    kind: "a name that only other words are filled in for",
    file: "pages/about.yaml",
    change: ['description: "Who', 'description: "Until {time}: who'],
    line: "{time}",
    words: "{time} stands for nothing; use one of business.name",
  },
  {
    kind: "a count that is left out",
    file: "pages/contact.yaml",
    change: ["{count} fields need", "Some fields need"],
    line: "many: ",
    words: "keep {count} in this text",
  },
  {
    kind: "a social address without https://",
    file: "business.yaml",
    change: ["url: null", "url: facebook.com/hubcityit"],
    line: "url: facebook.com/hubcityit",
    words: "use null, or an address that begins with https://",
  },
  {
    kind: "a social network twice",
    file: "business.yaml",
    change: ["network: youtube", "network: facebook"],
    line: "network: facebook",
    words: "this network is listed twice",
  },
  {
    kind: "one help-desk identifier without the other",
    file: "business.yaml",
    change: ["organisation: null", 'organisation: "700123"'],
    line: "widget: null",
    words: "give both identifiers, organisation and widget, or null for both",
  },
  {
    kind: "a latitude that is no number",
    file: "business.yaml",
    change: ["33.57786", "33.57786 N"],
    line: "latitude: 33.57786 N",
    words: "write degrees as a number, like 33.57786",
  },
  {
    kind: "a place off the map",
    file: "business.yaml",
    change: ["33.57786", "335.7786"],
    line: "latitude: 335.7786",
    words: "use degrees from -90 to 90",
  },
  // YAML
  {
    kind: "a tab at the start of a line",
    file: "pages/home.yaml",
    change: ["  button: View Our Services", "\tbutton: View Our Services"],
    line: "\tbutton: View Our Services",
    words: "a tab stands at the start of the line; use spaces, two for each step inwards",
  },
  {
    kind: "a field twice",
    file: "business.yaml",
    change: ["tagline:", "name: Other\ntagline:"],
    line: "name: Other",
    words: "this field stands twice in the same place; take one of them out",
  },
  {
    kind: "a quote that is not closed",
    file: "pages/about.yaml",
    change: ['heading: "A small shop in {business.city}"', 'heading: "A small shop'],
    line: 'heading: "A small shop',
    words: "a quote is opened here and not closed on the same line; close it",
  },
  {
    kind: "a text that begins with a quoted word",
    file: "pages/about.yaml",
    change: ["text: Locally owned, for", 'text: "Locally" owned, for'],
    line: 'text: "Locally" owned, for',
    words: 'something stands after the end of the value; put the whole text in "quotes"',
  },
  {
    kind: "an unquoted text that begins with {",
    file: "pages/about.yaml",
    change: ['label: "owned, in {business.city}"', "label: {business.city} owned"],
    line: "label: {business.city} owned",
    words: 'something stands after the end of the value; put the whole text in "quotes"',
  },
  {
    kind: "an unquoted placeholder alone",
    file: "pages/about.yaml",
    change: ['heading: "A small shop in {business.city}"', "heading: {business.city}"],
    line: "heading: {business.city}",
    words: 'put the text in "quotes"; { and [ at its start, or a hyphen, mean something else',
  },
  {
    kind: "an unquoted text with a colon",
    file: "pages/about.yaml",
    change: ["text: Locally owned, for", "text: Locally owned: for"],
    line: "text: Locally owned: for",
    words: 'there is a second ": " on the line',
  },
  {
    kind: "an unquoted text that begins with *",
    file: "pages/home.yaml",
    change: ["button: Get Support", "button: *Support"],
    line: "button: *Support",
    words: 'a text that begins with * is read as a command; put the whole text in "quotes"',
  },
  {
    kind: "an unquoted text that begins with !",
    file: "pages/home.yaml",
    change: ["button: Get Support", "button: !Support now"],
    line: "button: !Support now",
    words: "a text that begins with ! is read as a command",
  },
  {
    kind: "an unquoted text that begins with @",
    file: "pages/home.yaml",
    change: ["button: Get Support", "button: @hubcity"],
    line: "button: @hubcity",
    words: 'a text can\'t begin with @; put the whole text in "quotes"',
  },
  {
    kind: "no space after the colon",
    file: "business.yaml",
    change: ["phone: (806)", "phone:(806)"],
    line: "phone:(806)",
    words: "write its name, a colon, a space and the value",
  },
  {
    kind: "a list entry without its hyphen",
    file: "business.yaml",
    change: ["    - Lubbock County", "    Lubbock County"],
    line: "    Lubbock County",
    words: "a list's - or ] is missing",
  },
  {
    kind: "a text that goes on on the next line",
    file: "business.yaml",
    change: ["tagline: Local IT help", "tagline: Local IT\n  help"],
    line: "tagline: Local IT",
    words: "the text goes on on the next line; write it on one",
  },
  {
    kind: "a bracket that is not closed",
    file: "business.yaml",
    change: ["days: [Sat]", "days: [Sat"],
    line: 'opens: "10:00"',
    words: "a list's - or ] is missing",
  },
  {
    kind: "a backslash in double quotes",
    file: "pages/about.yaml",
    change: ["text: Locally owned, for", 'text: "C:\\Users", for'],
    line: "C:\\Users",
    words: "inside double quotes a \\ begins a code",
  },
  {
    kind: "marks of two versions put together",
    file: "prices.yaml",
    change: [
      "    amount: 60\n",
      "<<<<<<< mine\n    amount: 60\n=======\n    amount: 65\n>>>>>>> theirs\n",
    ],
    line: "<<<<<<< mine",
    words: "two versions of this file were put together here",
  },
  // Whole files
  {
    kind: "an empty file",
    file: "services.yaml",
    change: [/^[\s\S]*$/, "\n"],
    line: "",
    words: "the file is empty; bring back its last good state",
  },
  {
    kind: "a file that is no YAML of ours",
    file: "services.yaml",
    change: [/^[\s\S]*$/, "Our services are good"],
    line: "Our services are good",
    words: "the file must hold fields",
  },
  {
    kind: "a legal text without its fields",
    file: "legal/terms.md",
    change: [/^---[\s\S]*?---\n/, ""],
    line: "",
    words: "the file must begin with its fields between two lines of ---",
  },
  {
    kind: "a legal text without a text",
    file: "legal/terms.md",
    change: [/^(---[\s\S]*?---\n)[\s\S]*$/, "$1"],
    line: "",
    words: "the text is missing here",
  },
  {
    kind: "a file in another encoding",
    file: "business.yaml",
    change: ["Hub City IT", "Hub City IT � Lubbock"],
    line: "Hub City IT � Lubbock",
    words: "write it again and save the file as UTF-8",
  },
];

function changed({ file, change }: Mistake, texts = sample): Map<string, string> {
  const before = texts.get(file) ?? "";
  const after = before.replace(...change);
  if (after === before) throw new Error(`the change has no effect on ${file}`);
  return new Map([...texts, [file, after]]);
}

function lineAt(texts: Map<string, string>, file: string, line: number): string {
  return texts.get(file.replace("content/", ""))?.split("\n")[line - 1] ?? "";
}

test("the sample content has no mistake", () => {
  expect(checkContent(sample).problems).toEqual([]);
});

test("at least 40 kinds of mistake are tried", () => {
  expect(new Set(mistakes.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(40);
});

test("a deleted file is named, and so is one that seems to be it", () => {
  const texts = new Map(sample);
  const prices = texts.get("prices.yaml") ?? "";
  texts.delete("prices.yaml");
  texts.delete("legal/terms.md");
  texts.set("prices.yml", prices);
  expect(checkContent(texts).problems).toEqual([
    {
      file: "content/legal/terms.md",
      line: 1,
      field: "",
      message: "the file is missing; bring it back",
    },
    {
      file: "content/prices.yaml",
      line: 1,
      field: "",
      message: "the file is missing; if it is content/prices.yml, give it its name back",
    },
  ]);
});

test("mistakes of every kind and file are told in one go, in the order of their lines", () => {
  const together = [
    "a missing field",
    "an hour past midnight",
    "a date that doesn't exist",
    "one help-desk identifier without the other",
    "a price as text",
    "an unknown service",
    "an id that stands twice",
    "an unknown price",
    "an unknown placeholder in a page's words",
    "a brace that is not closed",
    "an effective date that doesn't exist",
    "a quote that is not closed",
    "a tab at the start of a line",
  ].map((kind) => mistakes.find((mistake) => mistake.kind === kind) as Mistake);
  const texts = together.reduce((before, mistake) => changed(mistake, before), sample);
  const { problems } = checkContent(texts);
  const said = problems.map(({ field, message }) => `${field}: ${message}`);
  for (const { words } of together) expect(said.join("\n")).toContain(words);
  expect(said).toHaveLength(together.length);
  const places = problems.map(({ file, line }) => `${file} ${String(line).padStart(4)}`);
  expect(places).toEqual(places.toSorted());
});

describe("each mistake is told once, with its file, its line and its cure:", () => {
  test.each(mistakes)("$kind", (mistake) => {
    const texts = changed(mistake);
    const { problems } = checkContent(texts);
    const said = problems.map(({ file, line, field, message }) => ({
      line: lineAt(texts, file, line),
      message: field ? `${field}: ${message}` : message,
    }));
    expect(said).toEqual([
      {
        line: expect.stringContaining(mistake.line),
        message: expect.stringContaining(mistake.words),
      },
    ]);
  });
});
