import { expect, test } from "vitest";
import { changeTexts, lineOf, sampleTexts } from "../../tests/support/sample-texts.ts";
import { checkContent } from "./check.ts";
import { listedPaths } from "./pages.ts";
import { annotations, describeProblems } from "./problem.ts";

const text = 'write a text; put it in "quotes" if it is a number or starts with a sign';
const lost = "a letter of this text was lost, and � is in its place; type it again";
const quote = `put a text that has a : or # or ' or starts with a sign in "quotes"`;
const unread = `this line, or the one above, can't be read; compare it with the lines around it, and ${quote}`;
const time = (last: string) => `use the 24-hour clock from "00:00" to "${last}", like "15:00"`;
const overlap = "these hours overlap others; change the times or the days";
const date = "use a date that exists, as year-month-day, like 2026-11-26";
const zone = "use a time zone's full name, like America/Chicago";
const phone = "write ten digits, like (000) 000-0000";
const site = "write only https:// and the host name in lower case, like https://www.your-name.com";
const host = "write only https:// and the host name, without a slash at the end";
const url =
  "use a URL like https://www.example.com/page, as browsers copy it: its host has only a to z, digits, dots and hyphens";
const dollars = "write whole dollars, like 150";
const id = "use lower-case letters, digits and hyphens, like wifi-network";
const unknownName = (name: string) =>
  `unknown name ${name}; write {business.name}, {business.legalName}, {business.phone}, {business.email}, {business.city}, {business.state}, {business.county}, {business.responseTime}, {business.satisfactionDays}, or {services.ID} or {prices.ID} with an id of that file`;
const photo =
  "write the name of a JPEG, PNG or WebP file in content/photos/, like shop.jpg, with only letters a to z, digits, spaces and - _ . ( ) in it";
const html = "HTML is not allowed here; write Markdown, or \\< for the character <";
const link = `a link may lead to https://, mailto: or tel:, or to one of ${listedPaths.join(", ")}, /contact.vcf`;
const title = "a link can't have a title; remove the words in quotes after the URL";
const list =
  "this needs a list: lines below it that begin with a hyphen and a space, or [] for none";

/**
 * By file and by the first line of the sample with this field or text: what is written in its place, and
 * the message about that line.
 */
const mistakes: Record<string, Record<string, Record<string, string>>> = {
  "business.yaml": {
    "name: Hub City IT": {
      "name: 806": text,
      "name:": text,
      "name: {Hub}": text,
      'name: "  "': "this field is empty; write some text",
      'name: "\\U000E0041"': "this field is empty; write some text",
      'name: "\\u3164"': "this field is empty; write some text",
      'name: "\\u202E\\u2060"': "this field is empty; write some text",
      'name: "\\u200B\\u00AD"': "this field is empty; write some text",
      'name: "Hub\\uFFFD"': lost,
      [`name: ${"a".repeat(81)}`]: "this text has more than 80 characters; shorten it",
    },
    "tagline: Local": {
      "motto: We care\ntagline: Local": "unknown field; check its spelling, or remove the line",
      "tagline: Local: ": `this text has a colon; ${quote}`,
      "name: Two": "this field is here twice; keep one of them",
      "\ttagline: Local": "this line begins with a tab; write spaces in its place",
      "tagline: 'Joe's": unread,
    },
    "satisfactionDays: 7": {
      "satisfactionDays: seven": "write a number, without quotes or other signs",
      "satisfactionDays: 7.5": "write a whole number",
      "satisfactionDays: 0": "write a number from 1 on",
    },
    "tagline: Local IT help for homes and small offices.": {
      "tagline: *Local": `a text can't start with *; ${quote}`,
    },
    "postcode: null": { 'postcode: "8401"': "write five digits, like 79401" },
    "notice: null": {
      "notice: { text: We move, call first, until: 2026-12-31 }":
        'unknown field; if it belongs to the text before it, put both in "quotes", else remove it',
      "notice: { text: Moving, from: 2026-12-02, until: 2026-12-01 }":
        "the last day must not be before the first",
    },
    "styleAttributes: false": { "styleAttributes: no": "use true or false" },
    "serves:\n    - Lubbock\n    - Lubbock County": {
      "serves: Lubbock": list,
      "serves: []": "this list needs 1 or more entries",
      [`serves: [${"a, ".repeat(31)}]`]: "this list may have 30 entries at most",
    },
    "network: facebook": { "network: myspace": "use one of facebook, instagram, youtube" },
    'closes: "19:00"': {
      'closes: "24:30"': time("24:00"),
      'closes: "20:60"': time("24:00"),
      "closes: 19": 'write the time in quotes on the 24-hour clock, like "15:00"',
    },
    'opens: "15:00"': { 'opens: "24:00"': time("23:59") },
    'closes: "16:00"': {
      'closes: "10:00"':
        'this is the opening time too; if you are open round the clock, write "00:00" and "24:00"',
    },
    '- days: [Sat]\n    opens: "10:00"\n': { "- days: [Sat]\n": "this field is missing; add it" },
    "- days: [Sat]\n": {
      "- days: [Fri, Sat]\n": overlap,
      '- days: [Sun]\n    opens: "23:00"\n    closes: "15:01"\n  - days: [Sat]\n': overlap,
    },
    "from: 2026-11-26": { "from: 2026-02-30": date, "from: 11/26/2026": date },
    "to: 2026-12-26": { "to: 2026-12-23": "the last day must not be before the first" },
    "founded: null": {
      "founded: 2999": "this year is still to come",
      "founded: 209": "write a number from 1900 on",
    },
    "timeZone: America/Chicago": { "timeZone: Central": zone, "timeZone: EST": zone },
    "email: hello@": {
      "email: hello at ": "write an e-mail address, like hello@example.com",
      // RFC 6068 would encode them in a mailto: URL.
      "email: hello?world@": "write an e-mail address, like hello@example.com",
      "email: hello%40@": "write an e-mail address, like hello@example.com",
    },
    "phone: (806) 555-0142": {
      "phone: 555-0142": phone,
      "phone: (106) 555-0142": phone,
      "phone: (806) 555-01422": phone,
    },
    "site: https://hubcityit.example": {
      "site: http://hubcityit.example": site,
      "site: https://hubcityit.example/": site,
      "site: https://müller.example": site,
      "site: https://Hub.example": site,
      'site: "https://{business.name}"': site,
      "site: https://localhost": site,
    },
    "https://*.zohocdn.com": { "https://*.com": host, "https://a.*.com": host },
    "widget: null": { 'widget: "700123"': "write both IDs, or null for both" },
    "url: null": {
      "url: facebook.com/hub": url,
      "url: https://citas-peña.example/": url,
      "url: https://аррӏе.com/": url,
      "url: https:\\\\a.example\\p": url,
      "url: https://a.example\\p": url,
      "url: http://facebook.com": url,
      "url: HTTPS://a.example": url,
      "url: https://A.example": url,
      'url: "https://{business.city}/"': url,
      "url: https://u:p@a.example": url,
      'url: "https://a.example/{business.city}"': url,
      "url: https://1.2.3.4.5/": url,
    },
    "visits: we-come": {
      "visits: you-come": "write the street that customers come to, or visits: we-come",
    },
    "state: Texas": { "state: TX": "write the name of a state in full, like Texas" },
    "county: Lubbock County": { "county: Lubbock": "write the name in full, like Lubbock County" },
  },
  "prices.yaml": {
    "amount: 60": {
      "amount: sixty": dollars,
      "amount: $59.95": dollars,
      "amount: 1 299": dollars,
      "amount: -5": dollars,
    },
    "id: performance": { "id: Performance": id, "id: -performance": id },
    "service: device-repair": {
      "service: repair":
        'services.yaml has no service "repair", which this needs; change or remove this first, or use one of device-repair, network-installation, business-support, cybersecurity, new-home-ethernet',
    },
  },
  "pages/self-service.yaml": {
    "id: phone": { "id: name": "another entry already has this; give each entry its own" },
  },
  "services.yaml": {
    "id: consultation": {
      "id: device-repair": "another entry already has this; give each entry its own",
    },
    "askAbout: device-repair": {
      "askAbout: new-home-ethernet":
        'the contact form has no choice "new-home-ethernet", which this needs; change or remove this first, or use one of device-repair, network-installation, business-support, cybersecurity, consultation',
    },
  },
  "pages/pricing.yaml": {
    "ethernet-expanded]": {
      "visit]":
        'prices.yaml has no price "visit", which this needs; change or remove this first, or use one of diagnostic-visit, hardware-repair, performance, data-recovery, wifi-network, ethernet-finish-out, ethernet-expanded',
    },
  },
  "pages/contact.yaml": { "{count} fields": { "Many fields": "keep {count} in this text" } },
  "pages/about.yaml": {
    'description: "Who': { 'description: "{time}': unknownName("{time}") },
    "small offices in {business.city}": { "small offices in {business.city": unknownName("{") },
    "navLabel: About\n": {
      "photo: { file: shop.jpg, alt: Us }\nnavLabel: About\n":
        "content/photos/ has no shop.jpg; put the photo there",
      "photo: { file: drawing.jpg, alt: Us }\nnavLabel: About\n":
        "drawing.jpg is no JPEG, PNG or WebP file, whatever its name says; save it as one",
      "photo: { file: photos/shop.jpg, alt: Us }\nnavLabel: About\n": photo,
      'photo: { file: "evil.mjs?.jpg", alt: Us }\nnavLabel: About\n': photo,
      'photo: { file: "a#.jpg", alt: Us }\nnavLabel: About\n': photo,
      "photo: { file: shop.svg, alt: Us }\nnavLabel: About\n": photo,
      'photo: { file: "{business.city}.jpg", alt: Us }\nnavLabel: About\n': photo,
      "photo: { file: IMG_1.HEIC, alt: Us }\nnavLabel: About\n":
        "this photo is HEIC, which browsers can't show; send it to yourself by e-mail, or take a screenshot of it, and use that JPEG or PNG file",
    },
  },
  "legal/terms.md": {
    "effective: 2025-01-08": { "effective: 2025-13-08": date },
    "{business.legalName}": { "{business.nam}": unknownName("{business.nam}") },
    "Some problems": {
      "<script>alert(1)</script> Parts": html,
      "<img src=x> Parts": html,
      "<!-- Parts -->": html,
      "![Parts](https://a.com/x.png)": "a legal text can't have pictures; remove it, or link to it",
      "[Parts](javascript:alert(1))": link,
      "[Parts](//a.com)": link,
      "[Parts](http://a.com)": link,
      "[Parts](/pricin)": link,
      "[Parts](contact)": link,
      '[Parts](https://a"b.com)': link,
      "[Parts](https://a.example '</a> <script>alert(1)</script>')": title,
      "Parts \uFFFD": lost,
    },
    "## Fee": {
      "[^1]: Fee": "a legal text can't have footnotes; write it into the sentence",
      "# Fee": "begin a heading with ## or ###",
      "```\nFee\n```\n":
        "remove the spaces at the start of this line, or the three signs around this block",
      "| Fee | b |\n|--:|---|\n": "a column can't be aligned; remove the colons",
    },
  },
};

const withPhotos = new Map([
  ...sampleTexts,
  ["photos/Our shop (2).jpg", "\xFF\xD8\xFF\xE0"],
  ["photos/drawing.jpg", "<svg xmlns="],
]);

/** The problems of the sample with a change, each with the line that it names. */
function problemsAfter(file: string, from: string | RegExp, to: string) {
  const texts = changeTexts([[file, from, to]], withPhotos);
  return checkContent(texts).problems.map((each) => [each.message, lineOf(texts, each)]);
}

const wrong = Object.entries(mistakes).flatMap(([file, lines]) =>
  Object.entries(lines).flatMap(([line, changes]) =>
    Object.entries(changes).map(([to, message]) => ({ file, line, to, message })),
  ),
);

test.each(wrong)("$to in $file is reported at its line", ({ file, line, to, message }) => {
  const [first = ""] = to.split("\n");
  expect(problemsAfter(file, line, to)).toEqual([[message, expect.stringContaining(first)]]);
});

test("a repair that costs less than the visit is reported where they are compared", () => {
  expect(problemsAfter("prices.yaml", "amount: 60", "amount: 151")).toEqual([
    [
      "this repair costs less than the visit fee deducted from it; choose a more expensive repair",
      expect.stringContaining("price: hardware-repair"),
    ],
  ]);
});

test("a file that is not written as its kind is reported at its start", () => {
  expect(problemsAfter("services.yaml", /^.*$/s, "Our services")).toEqual([
    ["write its fields on the lines below it, each indented by two spaces", "Our services"],
  ]);
  expect(problemsAfter("legal/terms.md", /^---.*?---\n/s, "Terms\n")).toEqual([
    ["the file must start with its fields between two lines of ---", "Terms"],
  ]);
  expect(problemsAfter("legal/terms.md", /(?<=2025-01-08\n).*/s, "---\n\n ")).toEqual([
    ["there is no text below the fields; write it here", ""],
  ]);
});

const sunday = '- days: [Sun]\n    opens: "18:00"\n    closes: "02:00"\n';
const monday = '- days: [Mon]\n    opens: "02:00"\n    closes: "15:00"\n';

test.each<[what: string, file: string, from: string | RegExp, to: string]>([
  [
    "nights that touch",
    "business.yaml",
    "- days: [Sat]\n",
    `${sunday}  ${monday}  - days: [Sat]\n`,
  ],
  ["24:00", "business.yaml", 'closes: "16:00"', 'closes: "24:00"'],
  ["00:00", "business.yaml", 'closes: "16:00"', 'closes: "00:00"'],
  ["a name like HTML", "business.yaml", "name: Hub City IT", "name: <b>*Hub*</b>"],
  ["a business by appointment", "business.yaml", /^hours:.*?\n\n/ms, "hours: []\n\n"],
  ["a zone of any name", "business.yaml", "America/Chicago", "America/Indiana/Indianapolis"],
  ["a notice", "business.yaml", "notice: null", "notice: { text: Moving, until: 2999-12-31 }"],
  [
    "a notice that begins later",
    "business.yaml",
    "notice: null",
    'notice: { text: "We move, soon", from: 2026-12-01, until: 2026-12-01 }',
  ],
  [
    "a closure with hours",
    "business.yaml",
    "reason: Christmas",
    'reason: Christmas\n    hours: { opens: "10:00", closes: "12:00" }',
  ],
  ["no ID", "business.yaml", /\n +organisation: null\n +widget: null/, ""],
  ["no URL", "business.yaml", /\n +url: null/, ""],
  ["a repair at the price of a visit", "prices.yaml", "amount: 60", "amount: 150"],
  ["a free look", "prices.yaml", "amount: 60", "amount: 0"],
  ["a shop without a visit", "pages/pricing.yaml", /^diagnostic:.*?\n\n/ms, ""],
  ["a visit without an example", "pages/pricing.yaml", /^ {2}example:.*?\n\n/ms, ""],
  ["one table", "pages/pricing.yaml", /^ {2}- id: network.*?\n\n/ms, ""],
  ["a shop without packages", "pages/pricing.yaml", /^packages:.*?\n\n/ms, ""],
  ["a package without jacks", "pages/pricing.yaml", "prices: [", "prices: [wifi-network, "],
  ["three figures", "pages/home.yaml", /^ +- value: Alumni\n.*\n/m, ""],
  ["five advantages", "pages/about.yaml", /^ +- heading: Late.*\n.*\n/m, ""],
  ["two principles", "pages/services.yaml", /^ +- heading: Free.*\n.*\n/m, ""],
  ["two reasons", "pages/pricing.yaml", /^ +- heading: The price.*\n.*\n/m, ""],
  ["a photo", "pages/about.yaml", /^/, "photo: { file: Our shop (2).jpg, alt: Us }\n"],
  ["a byte order mark", "legal/terms.md", /^/, "\uFEFF"],
  [
    "Windows line ends",
    "legal/terms.md",
    /^---\n.*?\n---\n/s,
    "--- \r\ntab: T\r\ntitle: T\r\neffective: 2025-01-08\r\n---\t\r\n",
  ],
  [
    "a link of each kind",
    "legal/terms.md",
    "Some problems",
    "[a](https://a.b/c?d#e) [b](mailto:{business.email}) [c](tel:+18065550142) [d](/contact?service=x) [e](/legal#terms) [f](#disclaimer) [h](/contact.vcf)",
  ],
])("%s is accepted", (_what, file, from, to) => {
  expect(problemsAfter(file, from, to)).toEqual([]);
});

test("all mistakes are reported together, those across files once each file is right", () => {
  const across = changeTexts([
    ["legal/terms.md", "## Fee", "{nothing}"],
    ["prices.yaml", "service: new-home-ethernet", "service: ethernet"],
  ]);
  const found = checkContent(across).problems;
  expect(found.map(({ file, line }) => [file, line])).toEqual([
    ["content/legal/terms.md", 18],
    ["content/prices.yaml", 55],
  ]);
  expect(found[1]?.message).toContain('services.yaml has no service "ethernet"');

  across.delete("services.yaml");
  const { problems } = checkContent(changeTexts([["prices.yaml", "jacks: 6", "jacks: x"]], across));
  const jacks = "prices › 6 › jacks: write a number, without quotes or other signs";
  expect(describeProblems(problems)).toBe(`2 mistakes in content/. Fix them and try again:
  content/prices.yaml:57  ${jacks}
  content/services.yaml:1  the file is missing; restore it`);
  expect(describeProblems(problems.slice(1))).toMatch(/^1 mistake in content\/. Fix it /);
  expect(annotations(problems)).toBe(`::error file=content/prices.yaml,line=57::${jacks}
::error file=content/services.yaml,line=1::the file is missing; restore it`);

  const commands = changeTexts([["prices.yaml", /^/, '"100%\\r\\n::add-mask::b": 1\n']]);
  const [field, ...others] = checkContent(commands).problems;
  expect(others).toEqual([]);
  const lines = field && [describeProblems([field]), annotations([field])].join("\n").split("\n");
  expect(lines).toEqual([
    "1 mistake in content/. Fix it and try again:",
    "  content/prices.yaml:1  100% ::add-mask::b: unknown field; check its spelling, or remove the line",
    "::error file=content/prices.yaml,line=1::100%25 ::add-mask::b: unknown field; check its spelling, or remove the line",
  ]);
});
