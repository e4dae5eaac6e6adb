import { describe, expect, test } from "vitest";
import { changeTexts, lineOf, sampleTexts } from "../../tests/support/sample-texts.ts";
import { checkContent } from "./read.ts";
import { parseYaml } from "./yaml-source.ts";

/**
 * Replaces the first text in the sample with one or several others, each a mistake. The message must
 * name the line of the first one, unless another line is given.
 */
type Mistake = [from: string | RegExp, to: string | string[], line?: string];

const quotes = 'put the entire text in "quotes"';
const missing = "this field is missing; add it";
const dollars = "write a whole number of dollars, without $ or quotes, like 150";
const clock = 'use the 24-hour clock from "00:00" to "23:59", like "15:00"';
const date = "use a date that exists, as year-month-day, like 2026-11-26";
const duplicateId = "another entry already has this id; give each entry its own";
const origin =
  "write only https:// and the host name in lower case, like https://www.your-name.com";
const misaligned =
  "this line is not indented like its neighbors, or a list's - or ] is missing; align the fields of one group";
const secondColon = `there is a second ": " on this line, or the next line is indented too far; ${quotes}, or align the fields of one group`;
const extraText = `there is extra text after the value; ${quotes}, or in 'single quotes' if it contains double quotes`;
const emptyText =
  'this field is empty; write some text (in "quotes" if it has a #, which starts a comment)';

/** Each message with the mistakes that cause it, by file. */
const mistakes: Record<string, Record<string, Mistake>> = {
  "business.yaml": {
    [`tagline: ${missing}`]: [/tagline: .*\n/, "", "name: Hub City IT"],
    [`hours › 2 › opens: ${missing}`]: ['    opens: "10:00"\n', "", "- days: [Sat]"],
    "motto: unknown field; check its spelling, or remove the line": [
      "tagline:",
      "motto: We care\ntagline:",
    ],
    [`name: ${emptyText}`]: ["name: Hub City IT", ["name:", "name: #1 IT", "name: null"]],
    "name: this field is empty; write some text": ["name: Hub City IT", 'name: "  "'],
    'name: put this in "quotes", so that it is read as text': [
      "name: Hub City IT",
      ["name: 806", "name: true"],
    ],
    'name: put the text in "quotes"; a {, [ or hyphen at its start has a special meaning': [
      "name: Hub City IT",
      ["name: {Hub City}", "name: [Hub City]", "name:\n  - Hub City", "name:\n  city: Hub"],
    ],
    "place › serves: this needs a list: lines below it that begin with a hyphen and a space": [
      "serves:\n    - Lubbock\n    - Lubbock County",
      "serves: Lubbock",
    ],
    "place › serves: list at least one place": [/serves:\n.*\n.*\n/, "serves: []\n"],
    "hours: this needs a list: lines below it that begin with a hyphen and a space": [
      /hours:\n[\s\S]*?\n\n/,
      "hours: daily\n\n",
    ],
    "hours: list the hours of at least one day": [/hours:\n[\s\S]*?\n\n/, "hours: []\n\n"],
    [`hours › 1 › closes: ${clock}`]: [
      'closes: "19:00"',
      ["24:30", "20:60", "9:00", "120:00", "20:000"].map((time) => `closes: "${time}"`),
    ],
    'hours › 1 › closes: write the time in quotes on the 24-hour clock, like "15:00"': [
      'closes: "19:00"',
      "closes: 19",
    ],
    "hours › 1 › closes: the closing time must be later than the opening time, on the same day": [
      'closes: "19:00"',
      ['closes: "14:00"', 'closes: "15:00"'],
    ],
    "hours › 2: these hours overlap others on the same day; change the times or the days": [
      'days: [Sat]\n    opens: "10:00"',
      ["10:00", "14:59"].map((opens) => `days: [Fri, Sat]\n    opens: "${opens}"`),
    ],
    "hours › 2 › days › 1: use one of Mon, Tue, Wed, Thu, Fri, Sat, Sun": [
      "[Sat]",
      ["[Saturday]", "[sat]", "[6]"],
    ],
    "hours › 2 › days: a day is listed twice; list each day once": ["[Sat]", "[Sat, Sat]"],
    "hours › 2 › days: list at least one day": ["[Sat]", "[]"],
    [`closures › 1 › from: ${date}`]: [
      "from: 2026-11-26",
      ["from: 2026-02-30", "from: 11/26/2026"],
    ],
    "closures › 2 › to: the last day must not be before the first": [
      "to: 2026-12-26",
      "to: 2026-12-23",
    ],
    "timeZone: use a time zone's full name, like America/Chicago": [
      "timeZone: America/Chicago",
      "timeZone: Central",
    ],
    'timeZone: this must be text; put it in "quotes"': [
      "timeZone: America/Chicago",
      "timeZone: -6",
    ],
    "email: write an e-mail address, like hello@example.com": ["email: hello@", "email: hello at "],
    "phone: write ten digits in this form: (000) 000-0000": [
      "phone: (806) 555-0142",
      [
        "806-555-0142",
        "(106) 555-0142",
        "(806) 155-0142",
        "(806) 555-01422",
        "1 (806) 555-0142",
      ].map((number) => `phone: ${number}`),
    ],
    'phone: write ten digits in "quotes" in this form: "(000) 000-0000"': [
      "phone: (806) 555-0142",
      "phone: 8065550142",
    ],
    "site: use a full URL that begins with https://": [
      "site: https://",
      ["site: http://", "site: ", "site: ftps://https://"],
    ],
    "site: remove the slash at the end": ["hubcityit.example", "hubcityit.example/"],
    [`site: ${origin}`]: ["https://hubcityit", ["https://Hubcityit", "https://me@hubcityit"]],
    [`helpDesk › provider: ${origin}`]: ["desk.zoho.com", "desk.zoho.com/portal;x"],
    "helpDesk › loadsFrom › 1: write only https:// and the host name, without a slash at the end": [
      "https://js.zohostatic.com",
      ["https://js.zohostatic.com/", "x https://js.zohostatic.com", "https://a.*.com"],
    ],
    "helpDesk › widget: write both IDs, organisation and widget, or null for both": [
      "organisation: null",
      'organisation: "700123"',
      "widget: null",
    ],
    'helpDesk › organisation: write the ID in "quotes", or null if there is none': [
      "organisation: null\n  widget: null",
      'organisation: 700123\n  widget: "a1b2c3"',
    ],
    "helpDesk › organisation: write null if there is no ID": [
      "organisation: null\n  widget: null",
      'organisation: ""\n  widget: "a1b2c3"',
    ],
    "helpDesk › styleAttributes: use true or false": [
      "styleAttributes: false",
      "styleAttributes: no",
    ],
    "social › 1 › url: use null, or a URL that begins with https://": [
      "url: null",
      ["url: facebook.com/hubcityit", "url: http://facebook.com", "url: git+https://a.com"],
    ],
    "social › 1 › network: use facebook, instagram or youtube": [
      "network: facebook",
      "network: myspace",
    ],
    "social › 3 › network: this network is already listed; remove one of the two": [
      "network: youtube",
      "network: facebook",
    ],
    "place › latitude: write degrees as a number, like 33.57786": ["33.57786", "33.57786 N"],
    "place › latitude: use degrees from -90 to 90": ["33.57786", ["335.7786", "-90.1"]],
    "place › longitude: use degrees from -180 to 180": ["-101.85517", "180.1"],
    "satisfactionDays: write a whole number of days, like 7": [
      "satisfactionDays: 7",
      ["satisfactionDays: seven", "satisfactionDays: 7.5"],
    ],
    "satisfactionDays: use 1 or more": ["satisfactionDays: 7", "satisfactionDays: 0"],
    "this group already has a field of this name; remove one of the two": [
      "tagline:",
      "name: Other\ntagline:",
    ],
    'this line is not a field; write a name, a colon, a space and a value, like "name: Hub City"': [
      "phone: (806)",
      "phone:(806)",
    ],
    [misaligned]: ["    - Lubbock County", "    Lubbock County"],
    "the text continues on the next line; write it on one line, or begin the next line with a hyphen if it is a list entry":
      ["tagline: Local IT help", "tagline: Local IT\n  help"],
    "a character here is unreadable; type it again and save the file as UTF-8": [
      "name: Hub City IT",
      ["name: Hub City IT \uFFFD Lubbock", "name: Hub City IT \0"],
    ],
    "a line of --- or ... ends the file; remove it": ["tagline: ", "---\ntagline: "],
    [`this line can't be read (Verbatim tags must end with a >); compare it with the lines around it, and ${quotes}`]:
      ["name: Hub", "name: !<Hub"],
    [`text that begins with & has a special meaning; ${quotes}`]: ["name: ", "name: &"],
  },
  "prices.yaml": {
    "prices › 1 › ammount: unknown field; did you mean amount?": ["amount: 60", "ammount: 60"],
    "prices › 6 › jack: unknown field; did you mean jacks?": ["jacks: 6", "jack: 6\n    jacks: 6"],
    [`prices › 1 › amount: ${dollars}`]: [
      "amount: 60",
      ['amount: "60"', "amount: $60", "amount: 59.95"],
    ],
    "prices: this needs a list: lines below it that begin with a hyphen and a space": [
      /prices:[\s\S]*/,
      "prices: none",
    ],
    "prices › 1 › amount: a price must be more than 0, like 150": [
      "amount: 60",
      ["amount: 0", "amount: -60"],
    ],
    "diagnostic › example › price: this repair costs less than the visit fee deducted from it; choose a more expensive repair":
      ["amount: 60", "amount: 151", "price: hardware-repair"],
    "prices › 7: this is shown as an ethernet package, so it needs a line like jacks: 6": [
      "    jacks: 12\n",
      "",
      "- id: ethernet-expanded",
    ],
    "prices › 6 › jacks: write a whole number of jacks, like 6": ["jacks: 6", "jacks: six"],
    "prices › 6 › jacks: use 1 or more": ["jacks: 6", "jacks: 0"],
    'prices › 1 › service: services.yaml has no service "device-repairs"; did you mean device-repair?':
      ["service: device-repair", "service: device-repairs"],
    [`prices › 4 › id: ${duplicateId}`]: [
      "performance\n    name: Performance optimization\n    detail",
      "performance\n    name: Twice\n    detail: Twice.\n    amount: 1\n    from: false\n    service: device-repair\n  - id: performance\n    name: Performance\n    detail",
    ],
    "two versions of this file were merged here; keep the correct lines, and remove those that begin with <<<<<<<, ======= or >>>>>>>":
      [
        "    amount: 60\n",
        ["<<<<<<< mine", "<<<<<<<"].map(
          (mark) => `${mark}\n    amount: 60\n=======\n    amount: 65\n>>>>>>> theirs\n`,
        ),
      ],
  },
  "services.yaml": {
    'services › 5 › askAbout: the contact form has no choice "new-home-ethernet"; use one of device-repair, network-installation, business-support, cybersecurity, consultation':
      [/askAbout: network-installation(?=\n\n#)/, "askAbout: new-home-ethernet"],
    [`generalTopic › id: ${duplicateId}`]: ["id: consultation", "id: device-repair"],
    "generalTopic › id: use lower-case letters, digits and hyphens, like wifi-network": [
      "id: consultation",
      ["General Consultation", "-consultation", "consultation-"].map((id) => `id: ${id}`),
    ],
    'generalTopic › id: write a short name here, in "quotes" if it is a number': [
      "id: consultation",
      "id: 5",
    ],
    "services › 5 › features: list at least one thing that is included": [
      /(?<=Special\n.*\n) {4}features:\n[\s\S]*?(?= {4}onHome)/,
      "    features: []\n",
    ],
    "a character here is unreadable; type it again and save the file as UTF-8": [/^/, "\0"],
    "the file is empty; restore its last good version": [/^[\s\S]*$/, ["\n", ""]],
    "the file must contain fields: a name, a colon, a space and a value on each line": [
      /^[\s\S]*$/,
      ["Our services are good", "- Device Repair", "null"],
    ],
  },
  "pages/home.yaml": {
    "about › stats: this list needs exactly 4 entries": [
      / {4}- value: Alumni\n.*\n/,
      ["", "    - value: 1\n      label: a\n    - value: 2\n      label: b\n"],
      "stats:",
    ],
    "hero: write its fields on the lines below it, each indented by two spaces": [
      /hero:\n[\s\S]*?\n\n/,
      ["hero: A small shop\n\n", "hero: []\n\n"],
    ],
    "this line is indented with a tab; use spaces, two for each level": [
      "  button: View Our Services",
      "\tbutton: View Our Services",
    ],
    [`text that begins with * has a special meaning; ${quotes}`]: [
      "button: Get Support",
      "button: *Support",
    ],
    [`text that begins with ! has a special meaning; ${quotes}`]: [
      "button: Get Support",
      "button: !Support now",
    ],
    [`text can't begin with @; ${quotes}`]: ["button: Get Support", "button: @hubcity"],
  },
  "pages/services.yaml": {
    "title: another page already has this title; give each page its own": [
      /title: .*/,
      'title: "Computer repair, Wi-Fi and wiring in {business.city} | {business.name}"',
    ],
  },
  "pages/pricing.yaml": {
    'repair › rows › 2 › price: prices.yaml has no price "tune-up"; use one of diagnostic-visit, hardware-repair, performance, data-recovery, wifi-network, ethernet-finish-out, ethernet-expanded':
      ["- price: performance", "- price: tune-up"],
    'diagnostic › price: prices.yaml has no price "diagnosticvisit"; did you mean diagnostic-visit?':
      ["price: diagnostic-visit", "price: diagnosticvisit"],
    'diagnostic › example › price: prices.yaml has no price "hardware"; use one of diagnostic-visit, hardware-repair, performance, data-recovery, wifi-network, ethernet-finish-out, ethernet-expanded':
      ["price: hardware-repair", "price: hardware"],
    'network › rows › 1 › price: prices.yaml has no price "wifi-networks"; did you mean wifi-network?':
      ["price: wifi-network", "price: wifi-networks"],
    'packages › prices › 2: prices.yaml has no price "ethernet-expandet"; did you mean ethernet-expanded?':
      ["ethernet-expanded]", "ethernet-expandet]"],
    "repair › rows: this list needs at least 1 entry": [/rows:\n[\s\S]*?\n\n/, "rows: []\n\n"],
  },
  "pages/about.yaml": {
    [extraText]: [
      "text: Locally owned, for",
      ['text: "Locally" owned, for', "text: {a} owned, for"],
    ],
    [secondColon]: ["text: Locally owned, for", "text: Locally owned: for"],
    "inside double quotes, \\ starts a code; write it twice, or use 'single quotes'": [
      "text: Locally owned, for homes and small offices.",
      'text: "C:\\Users"',
    ],
    "description: unknown name {time}; use one of business.name, business.phone, business.email, business.city, business.state, business.county, business.satisfactionDays, prices.diagnostic-visit, prices.hardware-repair, prices.performance, prices.data-recovery, prices.wifi-network, prices.ethernet-finish-out, prices.ethernet-finish-out.jacks, prices.ethernet-expanded, prices.ethernet-expanded.jacks":
      ['description: "Who', 'description: "{time}'],
    "hero › heading: unknown name {  business.city  }; did you mean business.city?": [
      'heading: "A small shop in {business.city}"',
      'heading: "A small shop in {  business.city  }"',
    ],
  },
  "pages/contact.yaml": {
    "form › problems › many: keep {count} in this text": [
      /problems: .*/,
      "problems: { one: One, many: Some }",
    ],
  },
  "pages/every-page.yaml": {
    "openNow › opens: keep {day} and {time} in this text": [
      'opens: "Opens {day} at',
      'opens: "Opens at',
    ],
  },
  "legal/disclaimer.md": {
    "unknown name {business.phon}; did you mean business.phone?": [
      "Call {business.phone}",
      "Call {business.phon}",
    ],
    "a brace has no partner; write a name between { and }, like {business.name}": [
      "Call {business.phone}",
      ["Call {business.phone", "Call business.phone}"],
    ],
  },
  "legal/terms.md": {
    "effective: use a date that exists, as year-month-day, like 2025-01-08": [
      "effective: 2025-01-08",
      "effective: 2025-13-08",
    ],
    "the file must start with its fields between two lines of ---": [
      /^---[\s\S]*?---\n/,
      ["", "Terms\n---\ntab: Terms\n---\n"],
    ],
    "there is no text below the fields; write it here": [/(?<=\n---\n)[\s\S]*$/, "\n \n", ""],
  },
};

describe.each(Object.entries(mistakes))("a mistake in %s is reported once:", (file, cases) => {
  test.each(Object.entries(cases))("%s", (message, [from, to, line]) => {
    for (const text of [to].flat()) {
      const texts = changeTexts([[file, from, text]]);
      const found = checkContent(texts).problems.map((problem) => [
        problem.field === "" ? problem.message : `${problem.field}: ${problem.message}`,
        lineOf(texts, problem),
      ]);
      const expected = line ?? text.split("\n")[0] ?? "";
      expect(found).toEqual([[message, expect.stringContaining(expected)]]);
    }
  });
});

test("mistakes in different files are all reported, sorted by file and line", () => {
  const texts = changeTexts([
    ["prices.yaml", "amount: 60", "amount: sixty"],
    ["prices.yaml", "jacks: 12", "jacks: a dozen"],
    ["prices.yaml", "service: network-installation", "service: wiring"],
    ["business.yaml", "from: 2026-11-26", "from: 2026-02-30"],
    ["business.yaml", "name: Hub City IT", "name:"],
    ["business.yaml", "place:", "email: other@example.com\nplace:"],
    ["legal/terms.md", "{business.name}", "{business.nam}"],
  ]);
  const found = checkContent(texts).problems.map(({ file, line }) => `${file}:${line}`);
  expect(found).toEqual([
    "content/business.yaml:4",
    "content/business.yaml:14",
    "content/business.yaml:40",
    "content/legal/terms.md:8",
    "content/prices.yaml:14",
    "content/prices.yaml:44",
    "content/prices.yaml:60",
  ]);
});

test.each(['"', "'"])("an unclosed %s is reported once, at its own line", (quote) => {
  const lines = sampleTexts.get("business.yaml")?.split("\n") ?? [];
  for (const [index, line] of lines.entries()) {
    const [, start = "", text] = /^( *(?:- )?(?:\w+: )?)([^\s#[].*[^:])$/.exec(line) ?? [];
    if (text === undefined) continue;
    const unclosed = lines.with(index, start + quote + text.replaceAll(/["']/g, ""));
    const message = "a quote opens here and does not close on the same line; close it";
    const problem = { file: "x.yaml", line: index + 1, field: "", message };
    expect(parseYaml("x.yaml", unclosed.join("\n")).problems).toEqual([problem]);
  }
});

test("YAML mistakes on several lines are all reported", () => {
  const { problems } = parseYaml("x.yaml", "name: *a *b\ntagline: &a A\nphone: @b", 5);
  expect(problems.map(({ line }) => line).toSorted()).toEqual([5, 6, 7]);
});

test("each unknown field gets its own suggestion", () => {
  const texts = changeTexts([["prices.yaml", "amount: 60", "ammount: 60\n    color: red"]]);
  expect(checkContent(texts).problems.map(({ message }) => message)).toEqual([
    "unknown field; did you mean amount?",
    "unknown field; check its spelling, or remove the line",
  ]);
});

test("a missing file is reported, with the name of a file that it may be", () => {
  const texts = new Map(sampleTexts);
  texts.set("prices.yml", texts.get("prices.yaml") ?? "");
  for (const file of ["prices.yaml", "legal/terms.md"]) texts.delete(file);
  const start = { line: 1, field: "" };
  expect(checkContent(texts).problems).toEqual([
    { file: "content/legal/terms.md", ...start, message: "the file is missing; restore it" },
    {
      file: "content/prices.yaml",
      ...start,
      message: "the file is missing; if content/prices.yml is this file, rename it",
    },
  ]);
});

test.each([
  [
    "hours that touch",
    "business.yaml",
    "days: [Sat]\n",
    'days: [Mon]\n    opens: "19:00"\n    closes: "20:00"\n  - days: [Tue]\n    opens: "14:00"\n    closes: "15:00"\n  - days: [Sat]\n',
  ],
  ["a repair at the price of a visit", "prices.yaml", "amount: 60", "amount: 150"],
  [
    "fields of older content folders",
    "pages/every-page.yaml",
    "openNow:",
    "cutOff: The page was cut off.\nloadAgain: { text: Load it again }\nopenNow:",
  ],
  ["a closure of one day", "business.yaml", "to: 2026-11-28", "to: 2026-11-26"],
  ["midnight", "business.yaml", 'opens: "15:00"', 'opens: "00:00"'],
  ["a pole", "business.yaml", "33.57786", "-90"],
  ["a byte order mark", "business.yaml", /^/, "\uFEFF"],
  [
    "Windows line ends",
    "legal/terms.md",
    /^---\n\n(.*)\n(.*)\n(.*)\n---\n/,
    "--- \r\ntab: Terms\r\ntitle: Terms\r\neffective: 2025-01-08\r\n---\t\r\n",
  ],
  ["dashes in a field", "legal/terms.md", "title: Business", "title: The --- Business"],
  ["arrows in a text", "pages/about.yaml", "text: Locally", "text: <<<<<<< Locally"],
  ["a folded text", "pages/home.yaml", "button: Get Support", "button: >-\n    Get\n    Support"],
])("%s is accepted", (_what, file, from, to) => {
  expect(checkContent(changeTexts([[file, from, to]])).problems).toEqual([]);
});
