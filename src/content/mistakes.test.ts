import { expect, test } from "vitest";
import { changeTexts, lineOf, linesByFile, sampleTexts } from "../../tests/support/sample-texts.ts";
import { checkContent } from "./check.ts";
import { annotations, describeProblems } from "./problem.ts";

const priceIds =
  "diagnostic-visit, hardware-repair, performance, data-recovery, wifi-network, ethernet-finish-out, ethernet-expanded";
const nameFix = "write one like {business.city}, or {prices.ID} with an id of prices.yaml";
const compare =
  'compare this line with those around it, and put a text that has a : or # or starts with a sign in "quotes"';
const url =
  "use a URL like https://www.example.com/page, as browsers copy it: its host has only a to z, digits, dots and hyphens";
const photo =
  "write the name of a JPEG, PNG or WebP file in content/photos/, like shop.jpg, with only letters a to z, digits, spaces and - _ . ( ) in it";
const invisible = "this text has an invisible character; type it again";
const link =
  "a link may lead to https://, mailto: or tel:, or to one of /, /services, /pricing, /about, /contact, /self-service, /legal, /contact.vcf";

/** Changes of the sample by file, each "from → to ⇒ text"; ¦ separates those with the same text. */
const changesIn = (table: string) =>
  linesByFile(table).map(({ file, line }) => {
    const [, from = "", to = "", text = ""] = /^(.*?) → (.*) ⇒ (.*)$/s.exec(line) ?? [];
    const pattern = /^\/(.*)\/$/s.exec(from)?.[1];
    return { file, from: pattern ? new RegExp(pattern, "m") : from, to: to.split(" ¦ "), text };
  });

// The message must name the first line of the change, or the line after @@.
const mistakes = changesIn(`
business.yaml
  /^tagline: .*⏎/ → @@name: Hub ⇒ tagline: this field is missing; add it
  /^ +opens: "10:00"⏎/ → @@- days: [Sat] ⇒ hours › 2 › opens: this field is missing; add it
  tagline: → motto: We care⏎tagline: ⇒ motto: unknown field; check its spelling, or remove the line
  name: Hub City IT → name: 806 ¦ name: ¦ name: {Hub} ⇒ name: write a text; put it in "quotes" if it is a number or starts with a sign
  name: Hub City IT → name: "  " ¦ name: "\\u3164" ¦ name: "\\u00AD\\u200E" ¦ name: "\\U000E0041" ⇒ name: this field is empty; write some text
  name: Hub City IT → name: "Hub\\u200B" ¦ name: "Hub\\u202E" ¦ name: "Hub\\u2060" ¦ name: "Hub\\U000E0041" ⇒ name: ${invisible}
  name: Hub City IT → name: ${"a".repeat(2001)} ⇒ name: this text has more than 2000 characters; shorten it
  satisfactionDays: 7 → satisfactionDays: seven ⇒ satisfactionDays: write a number, without quotes or other signs
  satisfactionDays: 7 → satisfactionDays: 7.5 ⇒ satisfactionDays: write a whole number
  satisfactionDays: 7 → satisfactionDays: 0 ⇒ satisfactionDays: Too small: expected number to be >0
  styleAttributes: false → styleAttributes: no ⇒ helpDesk › styleAttributes: use true or false
  /^social:[^]*?⏎⏎/ → social:⏎⏎ ¦ social: none⏎⏎ ⇒ social: this needs a list: lines below it that begin with a hyphen and a space, or [] for none
  /^place:[^]*?⏎⏎/ → place: Lubbock⏎⏎ ⇒ place: write its fields on the lines below it, each indented by two spaces
  network: facebook → network: myspace ⇒ social › 1 › network: Invalid option: expected one of "facebook"|"instagram"|"youtube"
  closes: "19:00" → closes: "24:30" ¦ closes: "20:60" ¦ closes: "9:00" ¦ closes: "120:00" ⇒ hours › 1 › closes: use the 24-hour clock from "00:00" to "24:00", like "15:00"
  opens: "15:00" → opens: "24:00" ⇒ hours › 1 › opens: use the 24-hour clock from "00:00" to "23:59", like "15:00"
  closes: "19:00" → closes: 19 ⇒ hours › 1 › closes: write the time in quotes on the 24-hour clock, like "15:00"
  closes: "16:00" → closes: "10:00" ⇒ hours › 2 › closes: this is the opening time too; if you are open round the clock, write "00:00" and "24:00"
  days: [Sat] → days: [Fri, Sat] ¦ days: [Sun]⏎    opens: "23:00"⏎    closes: "15:01"⏎  - days: [Sat] ⇒ hours › 2: these hours overlap others; change the times or the days
  from: 2026-11-26 → from: 2026-02-30 ¦ from: 11/26/2026 ⇒ closures › 1 › from: use a date that exists, as year-month-day, like 2026-11-26
  to: 2026-12-26 → to: 2026-12-23 ⇒ closures › 2 › to: the last day must not be before the first
  timeZone: America/Chicago → timeZone: Central ¦ timeZone: EST ⇒ timeZone: use a time zone's full name, like America/Chicago
  email: hello@ → email: hello at  ⇒ email: write an e-mail address, like hello@example.com
  phone: (806) 555-0142 → phone: 806-555-0142 ¦ phone: (106) 555-0142 ¦ phone: (806) 555-01422 ⇒ phone: write ten digits in this form: (000) 000-0000
  site: https://hubcityit.example → site: http://hubcityit.example ¦ site: https://hubcityit.example/ ¦ site: https://Hub.example ¦ site: https://hub--müller.example ¦ site: https://localhost ¦ site: "https://{business.name}" ⇒ site: write only https:// and the host name in lower case, like https://www.your-name.com
  https://*.zohocdn.com → https://*.com ¦ https://zohocdn.com/ ¦ https://a.*.com ⇒ helpDesk › loadsFrom › 3: write only https:// and the host name, without a slash at the end
  organisation: null → organisation: "700123"@@widget: null ⇒ helpDesk › widget: write both IDs, or null for both
  url: null → url: facebook.com/hub ¦ url: http://facebook.com ¦ url: HTTPS://a.example ¦ url: https://citas-peña.example/ ¦ url: https://аррӏе.com/ ¦ url: https://a.example\\p ¦ url: https:\\\\a.example\\p ¦ url: https://u:p@a.example ¦ url: https://A.example ¦ url: "https://{business.city}/" ¦ url: "https://a.example/{business.city}" ¦ url: https://1.2.3.4.5/ ⇒ social › 1 › url: ${url}
  state: Texas → state: TX ⇒ place › state: write the name of a state in full, like Texas
  county: Lubbock County → county: Lubbock ⇒ place › county: write the name in full, like Lubbock County
  /^tagline: .*/ → tagline: *Local ⇒ Text cannot start with *; ${compare}
  tagline: Local → tagline: Local: ⇒ Nested mappings are not allowed in compact mappings; ${compare}
prices.yaml
  amount: 60 → amount: "60" ¦ amount: $60 ¦ amount: 59.95 ⇒ prices › 1 › amount: write a whole number of dollars, without $ or quotes, like 150
  id: performance → id: Performance ¦ id: -performance ⇒ prices › 3 › id: use lower-case letters, digits and hyphens, like wifi-network
  amount: 60 → amount: 151@@price: hardware-repair ⇒ diagnostic › example › price: this repair costs less than the visit fee deducted from it; choose a more expensive repair
  service: device-repair → service: repair ⇒ prices › 1 › service: services.yaml has no service "repair", which this needs; change or remove this first, or use one of device-repair, network-installation, business-support, cybersecurity, new-home-ethernet
services.yaml
  id: consultation → id: device-repair ⇒ generalTopic › id: another entry already has this id; give each entry its own
  /askAbout: network-installation(?=⏎⏎#)/ → askAbout: new-home-ethernet ⇒ services › 5 › askAbout: the contact form has no choice "new-home-ethernet", which this needs; change or remove this first, or use one of device-repair, network-installation, business-support, cybersecurity, consultation
  /^[^]*$/ → ⏎ ¦ Our services ¦ - Device Repair ⇒ write its fields on the lines below it, each indented by two spaces
pages/pricing.yaml
  price: diagnostic-visit → price: tune-up ⇒ diagnostic › price: prices.yaml has no price "tune-up", which this needs; change or remove this first, or use one of ${priceIds}
  - price: data-recovery → - price: tune-up ⇒ repair › rows › 3 › price: prices.yaml has no price "tune-up", which this needs; change or remove this first, or use one of ${priceIds}
  ethernet-expanded] → ethernet-two] ⇒ packages › prices › 2: prices.yaml has no price "ethernet-two", which this needs; change or remove this first, or use one of ${priceIds}
pages/home.yaml
  /^ {4}- value: Alumni⏎.*⏎/ → @@- value: Residential ⇒ about › stats: this list needs exactly 4 entries
pages/about.yaml
  description: "Who → description: "{time} ⇒ description: unknown name {time}; ${nameFix}
  small offices in {business.city} → small offices in {business.city ⇒ hero › text: unknown name {; ${nameFix}
  navLabel: About → navLabel: About⏎photo: { file: shop.jpg, alt: Us }@@photo: ⇒ photo › file: content/photos/ has no shop.jpg; put the photo there
  navLabel: About → navLabel: About⏎photo: { file: photos/shop.jpg, alt: Us }@@photo: ¦ navLabel: About⏎photo: { file: "evil.mjs?.jpg", alt: Us }@@photo: ¦ navLabel: About⏎photo: { file: "a#.jpg", alt: Us }@@photo: ¦ navLabel: About⏎photo: { file: "{business.responseLimit}.jpg", alt: Us }@@photo: ¦ navLabel: About⏎photo: { file: shop.svg, alt: Us }@@photo: ⇒ photo › file: ${photo}
  navLabel: About → navLabel: About⏎photo: { file: drawing.jpg, alt: Us }@@photo: ⇒ photo › file: drawing.jpg is no JPEG, PNG or WebP file, whatever its name says; save it as one
pages/contact.yaml
  /problems: .*/ → problems: { one: One, many: Some } ⇒ form › problems › many: keep {count} in this text
legal/terms.md
  effective: 2025-01-08 → effective: 2025-13-08 ⇒ effective: use a date that exists, as year-month-day, like 2026-11-26
  /^---[^]*?---⏎/ → Terms⏎ ⇒ the file must start with its fields between two lines of ---
  /(?<=2025-01-08⏎)---[^]*/ → ---⏎⏎ @@ ⇒ there is no text below the fields; write it here
  {business.name} → {business.nam} ⇒ unknown name {business.nam}; ${nameFix}
  Some problems → <script>alert(1)</script> Parts ¦ <img src=x> Parts ¦ <!-- Parts --> ⇒ HTML is not allowed here; write Markdown, or \\< for the character <
  Some problems → ![Parts](https://a.com/x.png) ⇒ a legal text can't have pictures; remove it, or link to it
  Some problems → [Parts](javascript:alert(1)) ¦ [Parts](//a.com) ¦ [Parts](http://a.com) ¦ [Parts](contact) ¦ [Parts](/pricin) ¦ [Parts](https://a"b.com) ⇒ ${link}
  Some problems → [Parts](https://a.example '</a> e@b.example <script>alert(1)</script>') ¦ [Parts][1]⏎⏎[1]: https://a.example 'Wi-Fi'⏎⏎@@[1]: ⇒ a link can't have a title; remove the words in quotes after the URL
  Some problems → \`\`\`⏎Parts⏎\`\`\`⏎ ¦ ⏎⏎    Parts@@    Parts ⇒ remove the spaces at the start of this line, or the three signs around this block
  Some problems → ⏎⏎| a | b |⏎|--:|---|⏎@@| a ⇒ a column can't be aligned; remove the colons
  Some problems → ⏎⏎[^1]: Note@@[^1] ⇒ a legal text can't have footnotes; write it into the sentence
  Some problems → Parts \u202E ¦ Parts \u0001 ¦ Parts \u2060 ⇒ ${invisible}
  ## Fee → # Fee ⇒ begin a heading with ## or ###
`);

const withPhotos = new Map([
  ...sampleTexts,
  ["photos/Our shop (2).jpg", "\xFF\xD8\xFF\xE0"],
  ["photos/drawing.jpg", "<svg xmlns="],
]);

test.each(mistakes)("a mistake in $file is reported at its line: $text", (mistake) => {
  for (const change of mistake.to) {
    const [to = "", at = to.split("\n")[0]] = change.split("@@");
    const texts = changeTexts([[mistake.file, mistake.from, to]], withPhotos);
    const found = checkContent(texts).problems.map((problem) => [
      problem.field === "" ? problem.message : `${problem.field}: ${problem.message}`,
      lineOf(texts, problem),
    ]);
    expect(found).toEqual([[mistake.text, expect.stringContaining(at ?? "")]]);
  }
});

const accepted = changesIn(`
business.yaml
  days: [Sat]⏎ → days: [Mon]⏎    opens: "19:00"⏎    closes: "20:00"⏎  - days: [Sat]⏎ ⇒ hours that touch
  days: [Sat]⏎ → days: [Sun]⏎    opens: "18:00"⏎    closes: "02:00"⏎  - days: [Mon]⏎    opens: "02:00"⏎    closes: "15:00"⏎  - days: [Sat]⏎ ⇒ nights that touch
  closes: "16:00" → closes: "24:00" ¦ closes: "00:00" ⇒ midnight
  name: Hub City IT → name: <b>*Hub*</b> ⇒ a name that looks like HTML
  /^hours:[^]*?⏎⏎/ → hours: []⏎⏎ ⇒ a business by appointment
  timeZone: America/Chicago → timeZone: America/Indiana/Indianapolis ⇒ a zone of any name
  notice: null → notice: { text: Moving, until: 2999-12-31 } ⇒ a notice
  /⏎ +organisation: null⏎ +widget: null/ →  ⇒ no field where there is no ID
  /⏎ +url: null/ →  ⇒ no field where there is no URL
prices.yaml
  amount: 60 → amount: 150 ⇒ a repair at the price of a visit
pages/about.yaml
  navLabel: About → navLabel: About⏎photo: { file: Our shop (2).jpg, alt: Us } ⇒ a photo that is there
legal/terms.md
  /^/ → \uFEFF ⇒ a byte order mark
  /^---⏎⏎(.*⏎){3}---⏎/ → --- \r⏎tab: Terms\r⏎title: Terms\r⏎effective: 2025-01-08\r⏎---\t\r⏎ ⇒ Windows line ends
  Some problems → [a](https://a.b/c?d#e) [b](mailto:{business.email}) [c](tel:+18065550142) [d](/contact?service=x) [e](/legal#terms) [f](#disclaimer) [h](/contact.vcf) ⇒ a link of each kind
`);

test.each(accepted)("in $file $text is accepted", ({ file, from, to }) => {
  for (const each of to) {
    expect(checkContent(changeTexts([[file, from, each]], withPhotos)).problems).toEqual([]);
  }
});

test("all mistakes are reported together, those across files once each file is right", () => {
  const across = changeTexts([
    ["legal/terms.md", "## Fee", "# Fee\n\n{nothing}"],
    ["prices.yaml", / +jacks: 12\n/, ""],
  ]);
  const found = checkContent(across).problems.filter(
    ({ message }) => !/^unknown name \{prices/.test(message),
  );
  expect(found.map(({ file, line }) => [file, line])).toEqual([
    ["content/legal/terms.md", 14],
    ["content/legal/terms.md", 16],
    ["content/prices.yaml", 54],
  ]);
  expect(found[2]?.message).toContain("it needs a line like jacks: 6");

  across.delete("services.yaml");
  const { problems } = checkContent(changeTexts([["prices.yaml", "jacks: 6", "jacks: x"]], across));
  const jacks = "prices › 6 › jacks: write a number, without quotes or other signs";
  expect(describeProblems(problems)).toBe(`2 mistakes in content/. Fix them and try again:
  content/prices.yaml:52  ${jacks}
  content/services.yaml:1  the file is missing; restore it`);
  expect(describeProblems(problems.slice(1))).toMatch(/^1 mistake in content\/. Fix it /);
  expect(annotations(problems)).toBe(`::error file=content/prices.yaml,line=52::${jacks}
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
