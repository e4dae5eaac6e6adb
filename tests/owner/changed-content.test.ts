import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isScalar, parseDocument, visit } from "yaml";
import { type ContentCopy, copyContent, folderForBuilds } from "../support/content-copy.ts";
import { builtPages } from "../support/pages.ts";
import { sampleSite } from "../support/sample.ts";
import { readSite, textOf } from "../support/site-text.ts";

/** A change of one fact, what the sample site shows for it, and what the changed site shows. */
type Fact = [from: string | RegExp, to: string, before: (string | RegExp)[], after: string[]];

const price = (id: string, from: number, to: number): Record<string, Fact> => ({
  [`the price ${id}`]: [
    new RegExp(`(id: ${id}\\n[\\s\\S]*?amount: )${from}`),
    `$1${to}`,
    [new RegExp(`\\$${from}(?![\\d,])`), new RegExp(`[pP]rice":${from}\\b`)],
    [`$${to.toLocaleString("en-US")}`, `rice":${to}`],
  ],
});

const facts: Record<string, Record<string, Fact>> = {
  "business.yaml": {
    "the name": ["name: Hub City IT", "name: Caprock & Sons", ["Hub City"], ["Caprock & Sons"]],
    "the tagline": [
      /(tagline: ).*/,
      "$1We repair machines.",
      ["Local IT help for homes and small offices."],
      ["We repair machines."],
    ],
    "the URL": [
      "https://hubcityit.example",
      "https://caprock.example",
      ["https://hubcityit.example"],
      ["https://caprock.example/pricing"],
    ],
    "the phone": [
      "(806) 555-0142",
      "(432) 555-0177",
      ["555-0142", "5550142"],
      ["(432) 555-0177", "+14325550177"],
    ],
    "the e-mail": [
      "hello@hubcityit.example",
      "desk@caprock.example",
      ["hello@hubcityit"],
      ["desk@caprock.example"],
    ],
    "the city": ["city: Lubbock", "city: Marfa", ["Lubbock"], ["Marfa"]],
    "the state": ["state: Texas", "state: Nevada", ["Texas"], ["Nevada"]],
    "the county": [
      "county: Lubbock County",
      "county: Nye County",
      ["Lubbock County"],
      ["Nye County"],
    ],
    "the area": [
      / {4}- Lubbock\n {4}- Lubbock County/,
      "    - Alpine\n    - Brewster County",
      ["Lubbock"],
      ["Alpine", "Brewster County"],
    ],
    "the latitude": ["33.57786", "30.30910", ["33.57786"], ["30.3091"]],
    "the longitude": ["-101.85517", "-104.02070", ["101.85517"], ["-104.0207"]],
    "the opening on weekdays": [
      'opens: "15:00"',
      'opens: "13:25"',
      ["15:00", "3PM-"],
      ["13:25", "1:25PM-"],
    ],
    "the closing on weekdays": [
      'closes: "19:00"',
      'closes: "18:35"',
      ["19:00", "-7PM"],
      ["18:35", "-6:35PM"],
    ],
    "the opening on Saturday": [
      'opens: "10:00"',
      'opens: "08:05"',
      ["10:00", "10AM"],
      ["08:05", "8:05AM-"],
    ],
    "the closing on Saturday": [
      'closes: "16:00"',
      'closes: "12:55"',
      ["16:00", "-4PM"],
      ["12:55", "-12:55PM"],
    ],
    "the first day of a closure": [
      "from: 2026-11-26",
      "from: 2026-11-25",
      ["2026-11-26"],
      ["2026-11-25"],
    ],
    "the last day of a closure": [
      "to: 2026-12-26",
      "to: 2026-12-31",
      ["2026-12-26"],
      ["2026-12-31"],
    ],
    "the reason of a closure": [
      "reason: Thanksgiving",
      "reason: Inventory",
      ["Thanksgiving"],
      ["Inventory"],
    ],
    "the response time": [/(responseTime: ).*/, "$1By noon", ["Within 4 hours"], ["By noon"]],
    "the satisfaction days": [
      "satisfactionDays: 7",
      "satisfactionDays: 23",
      ["within 7 days"],
      ["within 23 days"],
    ],
    "a social page": [
      "url: null",
      "url: https://social.example/caprock",
      [],
      ["https://social.example/caprock"],
    ],
    "the help desk's organisation": [
      "organisation: null",
      'organisation: "700123"',
      [],
      ["orgId=700123"],
    ],
    "the help desk's widget": ["widget: null", 'widget: "a1b2c3"', [], ["feedbackwidget/a1b2c3"]],
  },
  "prices.yaml": {
    ...price("diagnostic-visit", 60, 71),
    ...price("hardware-repair", 150, 1162),
    ...price("performance", 100, 113),
    ...price("data-recovery", 200, 214),
    ...price("wifi-network", 300, 315),
    ...price("ethernet-finish-out", 249, 266),
    ...price("ethernet-expanded", 349, 367),
    "the jacks of the smaller package": ["jacks: 6", "jacks: 5", ["6 jacks"], ["5 jacks"]],
    "the jacks of the larger package": ["jacks: 12", "jacks: 11", ["12 jacks"], ["11 jacks"]],
  },
  "legal/disclaimer.md": {
    "the effective date of the disclaimer": [
      "2025-01-08",
      "2031-05-06",
      ["2025-01-08", "January 8, 2025"],
      ["May 6, 2031"],
    ],
  },
  "legal/terms.md": {
    "the effective date of the terms": [
      "2025-01-08",
      "2032-07-09",
      ["2025-01-08", "January 8, 2025"],
      ["July 9, 2032"],
    ],
  },
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

const contacts = " Call {business.phone} or write to {business.email}.";

/** Fields that refer to an id, unless they are labels in a file of pages/. */
const references = ["id", "service", "askAbout", "price", "prices"];

/**
 * Replaces each text of a YAML file with a unique one. Placeholders stay, and each sentence also
 * gets the contacts.
 */
function reword(copy: ContentCopy, file: string): [old: string, fresh: string][] {
  const path = join(copy.content, file);
  const document = parseDocument(readFileSync(path, "utf8"));
  const words: [string, string][] = [];
  visit(document, {
    Scalar(key, node, ancestors) {
      if (key === "key" || typeof node.value !== "string") return;
      const names = ancestors.flatMap((at) =>
        "key" in at && isScalar(at.key) ? [String(at.key.value)] : [],
      );
      const isLabel = file.startsWith("pages") && /[\sA-Z]/.test(node.value);
      if (references.includes(names.at(-1) ?? "") && !isLabel) return;
      const fresh = `Q${file.replace(/\W/g, "")}${words.length}q`;
      const placeholders = node.value.match(/\{[^}]*\}/g) ?? [];
      const end = /[.?]$/.test(node.value) ? `.${contacts}` : "";
      words.push([node.value, fresh]);
      node.value = [fresh, ...placeholders].join(" ") + end;
    },
  });
  writeFileSync(path, document.toString({ lineWidth: 0 }));
  return words;
}

const [changed, reworded] = [copyContent(folderForBuilds()), copyContent(folderForBuilds())];
const words = new Map<string, [old: string, fresh: string][]>();

beforeAll(async () => {
  for (const [file, changes] of Object.entries(facts)) {
    for (const [from, to] of Object.values(changes)) changed.change(file, from, to);
  }
  changed.change("services.yaml", "# The last choice", service);
  changed.change("prices.yaml", /$/, servicePrice);
  changed.change("pages/pricing.yaml", /(?<=- price: wifi-network\n)/, "    - price: camera-kit\n");
  // Some texts show only with a help desk, which this site has and the other one has not.
  reword(changed, "pages/self-service.yaml");

  reworded.change("business.yaml", /(tagline: .*)/, `$1${contacts}`);
  for (const file of readdirSync(reworded.content, { recursive: true, encoding: "utf8" })) {
    if (file.endsWith(".yaml") && file !== "business.yaml") words.set(file, reword(reworded, file));
  }
  for (const name of ["disclaimer", "terms"]) {
    const fresh = `Qlegal${name}q`;
    const body = `$1\n## ${fresh}\n\nIn writing.${contacts}\n`;
    reworded.change(`legal/${name}.md`, /^(---[\s\S]*?---\n)[\s\S]*$/, body);
    words.set(name, [["[monthly fee: amount to be agreed]", fresh]]);
  }
  const builds = [changed, reworded].map(({ astro, dist }) => astro("build", "--outDir", dist));
  for (const build of builds) expect(await build.ended, build.output()).toBe(0);
});

afterAll(() => {
  changed.remove();
  reworded.remove();
});

describe("a fact changed in its one place changes everywhere:", () => {
  let before: [file: string, text: string][];
  let after: [file: string, text: string][];
  beforeAll(() => {
    before = [...readSite(sampleSite)];
    after = [...readSite(changed.dist)];
  });

  test.each(Object.values(facts).flatMap((changes) => Object.entries(changes)))(
    "%s",
    (_name, [, , old, fresh]) => {
      for (const value of fresh) {
        expect(
          after.some(([, text]) => text.includes(value)),
          `${value} is shown`,
        ).toBe(true);
      }
      for (const value of old) {
        const has = ([, text]: [string, string]) =>
          typeof value === "string" ? text.includes(value) : value.test(text);
        expect(before.some(has), `${value} was shown`).toBe(true);
        expect(
          after.filter(has).map(([file]) => file),
          `${value} is left`,
        ).toEqual([]);
      }
    },
  );

  test("the share picture of each page", () => {
    const names = readdirSync(join(changed.dist, "og"));
    expect(names).toHaveLength(8);
    const picture = (site: string, name: string) => readFileSync(join(site, "og", name));
    const same = names.filter((name) =>
      picture(sampleSite, name).equals(picture(changed.dist, name)),
    );
    expect(same).toEqual([]);
  });
});

test("each text changed in its one place changes on the site", () => {
  const [site, withHelpDesk] = [readSite(reworded.dist), readSite(changed.dist)];
  const [text, otherText] = [site, withHelpDesk].map((files) => [...files.values()].join("\n"));
  const pairs = [...words.values()].flat();
  expect(pairs.length).toBeGreaterThan(200);
  const isShown = (fresh: string) => text?.includes(fresh) || otherText?.includes(fresh);
  expect(pairs.filter(([, fresh]) => !isShown(fresh))).toEqual([]);

  const left = (old: [string, string][] = [], html = "") =>
    old.filter(([word]) =>
      word.length > 12 ? !word.includes("{") && html.includes(word) : html.includes(`>${word}<`),
    );
  expect(left(pairs, text)).toEqual([]);
  const file = "pages/self-service.yaml";
  expect(left(words.get(file), withHelpDesk.get("self-service.html"))).toEqual([]);
});

test.each(builtPages)("in every sentence of %s the phone and the e-mail are links", (page) => {
  const html = readFileSync(join(reworded.dist, `${page}.html`), "utf8");
  // Leaves out what is not a sentence, has a link already, or is for paper only.
  const leftOut =
    /<(head|script|svg|a|button|h[1-6]|form)\b[\s\S]*?<\/\1>|<p[^>]* aria-hidden="true">[\s\S]*?<\/p>/g;
  const text = textOf(html.replaceAll(leftOut, ""));
  expect(text.match(/.{0,30}(\(806\) 555-0142|hello@hubcityit\.example)/g)).toBeNull();
  const linked =
    /Call <span class="keep-together"><a href="tel:\+18065550142">\(806\) 555-0142<\/a>/g;
  expect(html.match(linked)?.length).toBeGreaterThan(2);
});

describe("a new service", () => {
  let site: Map<string, string>;
  beforeAll(() => {
    site = readSite(changed.dist);
  });
  const html = (file: string) => site.get(file) ?? "";

  test("has its card on Home and its section on Services, with its price", () => {
    expect(textOf(html("index.html"))).toContain(
      "Cameras for doors and counters, recorded on the premises.",
    );
    expect(textOf(html("index.html"))).toContain("from $1,777");
    expect(html("services.html")).toContain('<section id="camera-systems"');
    expect(textOf(html("services.html"))).toContain("Four cameras and a recorder from $1,777");
  });

  test("is in the form, in the footer of every page, and asked about from each page", () => {
    expect(html("contact.html")).toMatch(/<option value="camera-systems"[^>]*>Camera Systems</);
    for (const file of ["index.html", "services.html", "pricing.html"]) {
      expect(html(file)).toContain("/contact?service=camera-systems#message");
    }
    for (const file of builtPages) {
      const [, footer = ""] = html(`${file}.html`).split("<footer");
      expect(footer).toContain('<a href="/services">Camera Systems</a>');
    }
  });

  test("has its price in the table and in the search data, and raises the price range", () => {
    const pricing = html("pricing.html");
    expect(textOf(pricing)).toContain("Camera kit Four cameras, mounted and recording.");
    const [, data] = /ld\+json">(.*?)<\/script>/s.exec(pricing) ?? [];
    expect(data).toContain('"name":"Camera Systems"');
    expect(data).toContain('"name":"Camera kit"');
    expect(data).toContain('"minPrice":1777');
    expect(data).toContain('"priceRange":"$71-$1,777"');
  });

  test("adds no page to the sitemap", () => {
    expect(html("sitemap-0.xml").match(/<loc>/g)).toHaveLength(7);
  });
});
