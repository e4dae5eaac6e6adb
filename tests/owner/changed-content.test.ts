import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPage, readSite, valuesOf } from "../support/built-site.ts";
import { copyContent } from "../support/content-copy.ts";
import { sampleSite } from "../support/sample.ts";

/** Each fact: its line, the changed line, what the sample shows for it, and what the changed site shows. */
const facts: Record<string, [from: string, to: string, old: string, fresh: string][]> = {
  "business.yaml": [
    ["name: Hub City IT", "name: Caprock & Sons", "Hub City", "Caprock & Sons"],
    ["legalName: null", "legalName: Caprock LLC", "", "apply when Caprock LLC"],
    ["homes and small offices.", "farms.", "help for homes and small offices.", "help for farms."],
    [
      "hubcityit.example",
      "caprock.example",
      "https://hubcityit.example",
      "https://caprock.example",
    ],
    ["(806) 555-0142", "(432) 555-0177", "555-0142", "+14325550177"],
    ["email: hello@", "email: desk@", "hello@", "desk@"],
    ["city: Lubbock", "city: Marfa", "Lubbock, Texas", "Marfa, Nevada"],
    ["state: Texas", "state: Nevada", "Texas", "Nevada"],
    ["street: null", "street: 9 Elm St", "", "9 Elm St, Marfa, Nevada 88888"],
    ["postcode: null", 'postcode: "88888"', "", "ADR;TYPE=WORK:;;9 Elm St;Marfa;Nevada;88888;"],
    ["visits: we-come", "visits: you-come", "Do you come to me?", "query=9%20Elm%20St%2C%20Marfa"],
    ["county: Lubbock County", "county: Nye County", "of Lubbock County", "of Nye County"],
    ["- Lubbock\n    - Lubbock County", "- Alpine", "Lubbock and Lubbock County", "Alpine"],
    ["latitude: 33.57786", "latitude: 30.3091", "33.57786", "30.3091"],
    ["longitude: -101.85517", "longitude: -104.0207", "-101.85517", "-104.0207"],
    ['opens: "15:00"', 'opens: "13:25"', "3PM-", "1:25PM-"],
    ['closes: "19:00"', 'closes: "18:35"', "-7PM", "-6:35PM"],
    ['opens: "10:00"', 'opens: "08:05"', "10AM-", "8:05AM-"],
    ['closes: "16:00"', 'closes: "12:55"', "-4PM", "-12:55PM"],
    ["from: 2026-11-26", "from: 2026-11-25", "2026-11-26", "2026-11-25"],
    ["to: 2026-12-26", "to: 2026-12-31", "2026-12-26", "2026-12-31"],
    ["reason: Thanksgiving", "reason: Inventory", "Thanksgiving", "Inventory"],
    [
      "reason: New Year's Day",
      'reason: New Year\n    hours: { opens: "11:00", closes: "12:30" }',
      "Jan 1, 2027: Closed for New Year’s Day.",
      "Jan 1, 2027: New Year, open 11AM-12:30PM.",
    ],
    ["Within 4 hours during business days", "By noon", "Within 4 hours", "By noon"],
    ["founded: null", "founded: 2016", "5+ years", "10+ years"],
    ["meeting: null", "meeting: At your desk.", "", "At your desk."],
    ["satisfactionDays: 7", "satisfactionDays: 23", "within 7 days", "within 23 days"],
    ["url: null", "url: https://social.example/", "", "https://social.example/"],
    ["notice: null", "notice: { text: We move., until: 2027-01-31 }", "", "We move."],
    ["organisation: null", 'organisation: "700123"', "", "orgId=700123"],
    ["widget: null", 'widget: "a1b2c3"', "", "feedbackwidget/a1b2c3"],
  ],
  "prices.yaml": [
    ["amount: 60", "amount: 71", "$60", "$71"],
    ["amount: 150", "amount: 1162", "$150", "$1,162"],
    ["amount: 100", "amount: 113", "$100", "$113"],
    ["amount: 200", "amount: 214", "$200", "$214"],
    ["amount: 300", "amount: 315", "$300", "$315"],
    ["amount: 249", "amount: 266", "$249", "$266"],
    ["amount: 349", "amount: 1367", "$349", "$1,367"],
    ["jacks: 6", "jacks: 5", "6 jacks", "5 jacks"],
    ["jacks: 12", "jacks: 11", "12 jacks", "11 jacks"],
  ],
  "pages/home.yaml": [
    [
      "reviews: null",
      'reviews: { text: Reviews, url: "https://a.example" }',
      "",
      "https://a.example",
    ],
  ],
  "pages/about.yaml": [["who: null", "who: Jo comes.", "", "Jo comes."]],
  "pages/contact.yaml": [
    ["booking: null", 'booking: { text: Book, url: "https://b.example" }', "", "https://b.example"],
  ],
  "pages/pricing.yaml": [
    ["answer: null", "answer: Files we sold.", "", "Files we sold."],
    ["taxes: null", "taxes: Plus sales tax.", "", "Plus sales tax."],
  ],
  "legal/disclaimer.md": [["2025-01-08", "2031-05-06", "January 8, 2025", "May 6, 2031"]],
  "legal/terms.md": [["2025-01-08", "2032-07-09", "January 8, 2025", "July 9, 2032"]],
};

const service = `  - id: camera-systems
    name: Camera Systems
    summary: Cameras for doors and counters, recorded on the premises.
    features:
      - "Four cameras and a recorder from {prices.camera-kit}"
    onHome: true
    inForm: true
    askAbout: camera-systems

# The last choice`;

const servicePrice = `
  - id: camera-kit
    name: Camera kit
    detail: Four cameras, mounted and recording.
    amount: 1777
    from: true
    service: camera-systems
`;

/** Whatever a legal text may have, and text that looks like HTML. */
const clauses = `
Ask "o.neil@a.example", &lt;img src=x> \\<b> \`<script>\` *a* ~~b~~ [c](https://a.example/?q=(https://a.example/?q=<">quot;(https://a.example/?q=<">lt;a) or [d][e].

[e]: /pricing
| f |
|---|
| {business.phone} |

1. [ ] g
- h
> i
***
## Fee`;

const changed = copyContent(resolve("node_modules/.cache/changed"));
let site: Map<string, string>;

beforeAll(async () => {
  for (const [file, changes] of Object.entries(facts))
    for (const [from, to] of changes) changed.change(file, from, to);
  changed.change("services.yaml", "# The last choice", service);
  changed.change("prices.yaml", /$/, servicePrice);
  changed.change(
    "pages/pricing.yaml",
    /(?<=- price: wifi-network\n)/,
    "      - price: camera-kit\n",
  );
  changed.change("pages/about.yaml", "hero:", "photo: { file: shop.jpg, alt: The shop }\nhero:");
  changed.change("legal/terms.md", "## Fee", clauses);
  mkdirSync(join(changed.content, "photos"));
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const camera = { width: 3000, height: 2000, channels: 3, background: "red", noise } as const;
  const shop = sharp({ create: camera })
    .withExif({ IFD0: { Artist: "Joe" } })
    .jpeg();
  await shop.toFile(join(changed.content, "photos/shop.jpg"));
  await changed.build();
  site = readSite(changed.dist);
});

afterAll(() => changed.remove());

const changes = Object.values(facts).flat();
test.each(changes)("%s, changed to %s, changes everywhere", (_from, _to, old, fresh) => {
  const showing = (files: Map<string, string>, value: string) => {
    // $60 is not shown by $600.
    const pattern = new RegExp(`${RegExp.escape(value)}(?:(?<!\\d)|(?!,?\\d))`);
    return [...files].filter(([, text]) => pattern.test(text)).map(([file]) => file);
  };
  expect(showing(site, fresh)).not.toEqual([]);
  if (old === "") return;
  expect(showing(readSite(sampleSite), old)).not.toEqual([]);
  expect(showing(site, old)).toEqual([]);
});

test("the share picture of each page shows the changed facts", () => {
  const picture = (dist: string, name: string) => readFileSync(join(dist, "og", name));
  const isSame = (name: string) => picture(sampleSite, name).equals(picture(changed.dist, name));
  expect(readdirSync(join(changed.dist, "og")).filter(isSame)).toEqual([]);
});

test("a shop that does not come shows no map of its way, and nothing about visits", () => {
  expect(site.get("about.html")).not.toMatch(/<figure|We come to you/);
  expect(site.get("contact.html")).not.toContain("We come and look");
});

test("a legal text has expected elements and attributes only, and its contacts are links", () => {
  const $ = openPage("/legal", changed.dist);
  const elements = $("#terms *").get();
  const setOf = (names: string[]) => [...new Set(names)].sort().join(" ");
  expect(setOf(elements.map(({ name }) => name))).toBe(
    "a astro-slot blockquote code del details div em h2 h3 hr input li nav ol p span strong summary table tbody td th thead time tr ul wbr",
  );
  expect(setOf(elements.flatMap(({ attribs }) => Object.keys(attribs)))).toBe(
    "aria-label class datetime disabled href id name type",
  );
  expect(valuesOf($, "#terms a", "href")).toEqual(
    expect.arrayContaining(["mailto:o.neil@a.example", "tel:+14325550177", "/pricing"]),
  );
});

test("a photo is small on the site, without the camera's notes, and says what it shows", async () => {
  const page = openPage("/about", changed.dist);
  const shop = page('img[alt="The shop"][width="810"][height="540"]').attr("src") ?? "";
  const photo = readFileSync(join(changed.dist, shop));
  expect(photo.length).toBeLessThanOrEqual(60_000);
  expect((await sharp(photo).metadata()).exif).toBeUndefined();
  expect(readdirSync(changed.dist, { recursive: true }).join()).not.toContain(".jpg");
});

const about = "/contact?service=camera-systems&about=camera-";

test.each<[file: string, ...parts: string[]]>([
  ["index.html", "Cameras for doors and counters, recorded on the premises.", "from $1,777", about],
  ["services.html", '<li id="camera-systems"', "Four cameras and a recorder from", about],
  ["services.html", 'id="new-home-ethernet" data-special="true"', 'id="camera-systems" class='],
  ["pricing.html", "Four cameras, mounted and recording.", '"name":"Camera Systems"', about],
  ["pricing.html", '"name":"Camera kit"', '"minPrice":1777', '"priceRange":"$71-$1,777"'],
  ["contact.html", '<option value="camera-systems">Camera Systems</option>'],
  ["legal.html", 'href="/services#camera-systems">Camera Systems</a>'],
])("a new service, priced, is shown by %s", (file, ...parts) => {
  for (const part of parts) expect.soft(site.get(file)).toContain(part);
});
