import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPage, readSite } from "../support/built-site.ts";
import { copyContent } from "../support/content-copy.ts";
import { sampleSite } from "../support/sample.ts";
import { linesByFile } from "../support/sample-texts.ts";

/**
 * Each fact: "field: from → to ⇒ what the sample shows for it → what the changed site shows". Without
 * a second part, these are the values themselves. ¦ separates several.
 */
const facts = linesByFile(`
business.yaml
  name: Hub City IT → Caprock & Sons ⇒ Hub City → Caprock & Sons
  tagline: Local IT help for homes and small offices. → We repair machines.
  site: https://hubcityit.example → https://caprock.example
  phone: (806) 555-0142 → (432) 555-0177 ⇒ 555-0142 ¦ 5550142 → (432) 555-0177 ¦ +14325550177
  email: hello@hubcityit.example → desk@caprock.example
  city: Lubbock → Marfa
  state: Texas → Nevada
  county: Lubbock County → Nye County
  serves:⏎    - Lubbock⏎    - Lubbock County →⏎    - Alpine⏎    - Brewster County ⇒ Lubbock → Alpine ¦ Brewster County
  latitude: 33.57786 → 30.3091
  longitude: -101.85517 → -104.0207
  opens: "15:00" → "13:25" ⇒ 15:00 ¦ 3PM- → 13:25 ¦ 1:25PM-
  closes: "19:00" → "18:35" ⇒ 19:00 ¦ -7PM → 18:35 ¦ -6:35PM
  opens: "10:00" → "08:05" ⇒ 10:00 ¦ 10AM → 08:05 ¦ 8:05AM-
  closes: "16:00" → "12:55" ⇒ 16:00 ¦ -4PM → 12:55 ¦ -12:55PM
  from: 2026-11-26 → 2026-11-25
  to: 2026-12-26 → 2026-12-31
  reason: Thanksgiving → Inventory
  responseTime: Within 4 hours during business days → By noon
  founded: null → 2016 ⇒ 4+ years ¦ 5+ years → 10+ years
  meeting: null → At your desk. ⇒ null → At your desk.
  satisfactionDays: 7 → 23 ⇒ within 7 days → within 23 days
  url: null → https://social.example/caprock
  notice: null → { text: We are moving., until: 2027-01-31 } ⇒ null → We are moving.
  organisation: null → "700123" ⇒ null → orgId=700123
  widget: null → "a1b2c3" ⇒ null → feedbackwidget/a1b2c3
prices.yaml
  amount: 60 → 71 ⇒ $60 ¦ rice":60 → $71 ¦ rice":71
  amount: 150 → 1162 ⇒ $150 ¦ rice":150 → $1,162 ¦ rice":1162
  amount: 100 → 113 ⇒ $100 ¦ rice":100 → $113 ¦ rice":113
  amount: 200 → 214 ⇒ $200 ¦ rice":200 → $214 ¦ rice":214
  amount: 300 → 315 ⇒ $300 ¦ rice":300 → $315 ¦ rice":315
  amount: 249 → 266 ⇒ $249 ¦ rice":249 → $266 ¦ rice":266
  amount: 349 → 1367 ⇒ $349 ¦ rice":349 → $1,367 ¦ rice":1367
  jacks: 6 → 5 ⇒ 6 jacks → 5 jacks
  jacks: 12 → 11 ⇒ 12 jacks → 11 jacks
pages/home.yaml
  reviews: null → { text: Reviews, url: "https://reviews.example" } ⇒ null → https://reviews.example
pages/about.yaml
  who: null → Jo comes. ⇒ null → Jo comes.
pages/contact.yaml
  booking: null → { text: Book, url: "https://book.example" } ⇒ null → https://book.example
pages/pricing.yaml
  answer: null → Files we sold. ⇒ null → Files we sold.
legal/disclaimer.md
  effective: 2025-01-08 → 2031-05-06 ⇒ 2025-01-08 ¦ January 8, 2025 → May 6, 2031
legal/terms.md
  effective: 2025-01-08 → 2032-07-09 ⇒ 2025-01-08 ¦ January 8, 2025 → July 9, 2032
`).map(({ file, line }) => {
  const [change = "", shown] = line.split(" ⇒ ");
  const [, field = "", from = "", to = ""] = /^(\w+:)(.*?) →(.*)$/s.exec(change) ?? [];
  const [old = [], fresh = []] = (shown ?? `${from.trim()} →${to}`)
    .split(" →")
    .map((values) => values.trim().split(" ¦ "));
  return { line, file, from: field + from, to: field + to, old, fresh };
});

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
| (432) 555-0177 |

1. [ ] g
- h
> i
***
## Fee`;

const changed = copyContent(resolve("node_modules/.cache/changed"));
let site: Map<string, string>;

beforeAll(async () => {
  for (const { file, from, to } of facts) changed.change(file, from, to);
  changed.change("services.yaml", "# The last choice", service);
  changed.change("prices.yaml", /$/, servicePrice);
  changed.change("pages/pricing.yaml", /(?<=- price: wifi-network\n)/, "    - price: camera-kit\n");
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

test.each(facts)("a fact changed in its one place changes everywhere: $line", ({ old, fresh }) => {
  const [before, after] = [[...readSite(sampleSite)], [...site]];
  const showing = (files: [string, string][], value: string) => {
    // $60 is not shown by $600.
    const pattern = new RegExp(`${RegExp.escape(value)}(?:(?<!\\d)|(?!,?\\d))`);
    return files.filter(([, text]) => pattern.test(text)).map(([file]) => file);
  };
  for (const value of fresh) expect(showing(after, value), `${value} is shown`).not.toEqual([]);
  for (const value of old.filter((each) => each !== "null")) {
    expect(showing(before, value), `${value} was shown`).not.toEqual([]);
    expect(showing(after, value), `${value} is left`).toEqual([]);
  }
});

test("the share picture of each page shows the changed facts", () => {
  const names = readdirSync(join(changed.dist, "og"));
  expect(names).toHaveLength(9);
  const picture = (dist: string, name: string) => readFileSync(join(dist, "og", name));
  const isSame = (name: string) => picture(sampleSite, name).equals(picture(changed.dist, name));
  expect(names.filter(isSame)).toEqual([]);
});

test("a price in thousands fits beside the panels of the board on Pricing", () => {
  expect(site.get("pricing.html")).toMatch(/font-size="25".*textLength="76"[^>]*>\$1,367</s);
});

test("a legal text has expected elements and attributes only, and its contacts are links", () => {
  const elements = openPage("/legal", changed.dist).querySelectorAll("#terms *");
  const setOf = (names: string[]) => [...new Set(names)].sort().join(" ");
  expect(setOf(elements.map(({ tagName }) => tagName))).toBe(
    "a astro-slot blockquote code del details em h2 h3 hr input li nav ol p span strong summary table tbody td th thead time tr ul wbr",
  );
  expect(setOf(elements.flatMap(({ attributes }) => attributes.map(({ key }) => key)))).toBe(
    "aria-label class data-print datetime disabled href id name type",
  );
  const links = elements.filter(({ tagName }) => tagName === "a");
  const targets = links.map((link) => link.getAttributeValue("href"));
  expect(targets).toEqual(
    expect.arrayContaining(["mailto:o.neil@a.example", "tel:+14325550177", "/pricing"]),
  );
});

test("a photo is small on the site, without the camera's notes, and says what it shows", async () => {
  const html = site.get("about.html") ?? "";
  const [, name = ""] = /width="810" height="540" [^>]*src="(.+?)" alt="The shop"/.exec(html) ?? [];
  const photo = readFileSync(join(changed.dist, name));
  expect(photo.length).toBeLessThanOrEqual(60_000);
  expect((await sharp(photo).metadata()).exif).toBeUndefined();
  expect(readdirSync(changed.dist, { recursive: true }).join()).not.toContain(".jpg");
});

const about = "/contact?service=camera-systems&about=camera-";

test.each<[file: string, ...parts: string[]]>([
  ["index.html", "Cameras for doors and counters, recorded on the premises.", "from $1,777", about],
  ["services.html", '<li id="camera-systems"', "Four cameras and a recorder from", about],
  ["pricing.html", "Four cameras, mounted and recording.", '"name":"Camera Systems"', about],
  ["pricing.html", '"name":"Camera kit"', '"minPrice":1777', '"priceRange":"$71-$1,777"'],
  ["contact.html", '<option value="camera-systems">Camera Systems</option>'],
  ["legal.html", 'href="/services#camera-systems">Camera Systems</a>'],
])("a new service, priced, is shown by %s", (file, ...parts) => {
  for (const part of parts) expect.soft(site.get(file)).toContain(part);
});
