import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isScalar, parseDocument, visit } from "yaml";
import { type ContentCopy, copyContent } from "../support/content-copy.ts";
import { readSite } from "../support/site-text.ts";

/** A fact of content/, changed: how visitors and machines read it before and after. */
interface Fact {
  name: string;
  file: string;
  change: [from: string | RegExp, to: string];
  before: (string | RegExp)[];
  after: string[];
}

const fact = (
  name: string,
  file: string,
  change: Fact["change"],
  before: Fact["before"],
  after: Fact["after"],
): Fact => ({ name, file, change, before, after });

const price = (id: string, from: number, to: number): Fact => ({
  name: `the price ${id}`,
  file: "prices.yaml",
  change: [new RegExp(`(id: ${id}\\n[\\s\\S]*?amount: )${from}`), `$1${to}`],
  before: [new RegExp(`\\$${from}(?![\\d,])`), new RegExp(`[pP]rice":${from}\\b`)],
  after: [`$${to.toLocaleString("en-US")}`, `rice":${to}`],
});

const facts: Fact[] = [
  fact(
    "the name",
    "business.yaml",
    ["name: Hub City IT", "name: Caprock & Sons"],
    ["Hub City"],
    ["Caprock & Sons"],
  ),
  fact(
    "the tagline",
    "business.yaml",
    [/(tagline: ).*/, "$1We mend machines."],
    ["Local IT help for homes and small offices."],
    ["We mend machines."],
  ),
  fact(
    "the site's address",
    "business.yaml",
    ["https://hubcityit.example", "https://caprock.example"],
    ["https://hubcityit.example"],
    ["https://caprock.example/pricing"],
  ),
  fact(
    "the phone",
    "business.yaml",
    ["(806) 555-0142", "(432) 555-0177"],
    ["555-0142", "5550142"],
    ["(432) 555-0177", "+14325550177"],
  ),
  fact(
    "the e-mail",
    "business.yaml",
    ["hello@hubcityit.example", "desk@caprock.example"],
    ["hello@hubcityit"],
    ["desk@caprock.example"],
  ),
  fact("the city", "business.yaml", ["city: Lubbock", "city: Marfa"], ["Lubbock"], ["Marfa"]),
  fact("the state", "business.yaml", ["state: Texas", "state: Nevada"], ["Texas"], ["Nevada"]),
  fact(
    "the county",
    "business.yaml",
    ["county: Lubbock County", "county: Nye County"],
    ["Lubbock County"],
    ["Nye County"],
  ),
  fact(
    "the area",
    "business.yaml",
    [/ {4}- Lubbock\n {4}- Lubbock County/, "    - Alpine\n    - Brewster County"],
    ["Lubbock"],
    ["Alpine", "Brewster County"],
  ),
  fact("the latitude", "business.yaml", ["33.57786", "30.30910"], ["33.57786"], ["30.3091"]),
  fact(
    "the longitude",
    "business.yaml",
    ["-101.85517", "-104.02070"],
    ["101.85517"],
    ["-104.0207"],
  ),
  fact(
    "the opening on weekdays",
    "business.yaml",
    ['opens: "15:00"', 'opens: "13:25"'],
    ["15:00", "3PM-"],
    ["13:25", "1:25PM-"],
  ),
  fact(
    "the closing on weekdays",
    "business.yaml",
    ['closes: "19:00"', 'closes: "18:35"'],
    ["19:00", "-7PM"],
    ["18:35", "-6:35PM"],
  ),
  fact(
    "the opening on Saturday",
    "business.yaml",
    ['opens: "10:00"', 'opens: "08:05"'],
    ["10:00", "10AM"],
    ["08:05", "8:05AM-"],
  ),
  fact(
    "the closing on Saturday",
    "business.yaml",
    ['closes: "16:00"', 'closes: "12:55"'],
    ["16:00", "-4PM"],
    ["12:55", "-12:55PM"],
  ),
  fact(
    "the first day of a closure",
    "business.yaml",
    ["from: 2026-11-26", "from: 2026-11-25"],
    ["2026-11-26"],
    ["2026-11-25"],
  ),
  fact(
    "the last day of a closure",
    "business.yaml",
    ["to: 2026-12-26", "to: 2026-12-31"],
    ["2026-12-26"],
    ["2026-12-31"],
  ),
  fact(
    "the reason of a closure",
    "business.yaml",
    ["reason: Thanksgiving", "reason: Inventory"],
    ["Thanksgiving"],
    ["Inventory"],
  ),
  fact(
    "the response time",
    "business.yaml",
    [/(responseTime: ).*/, "$1By noon"],
    ["Within 4 hours"],
    ["By noon"],
  ),
  fact(
    "the satisfaction days",
    "business.yaml",
    ["satisfactionDays: 7", "satisfactionDays: 23"],
    [/within 7 days/],
    ["within 23 days"],
  ),
  fact(
    "a social page",
    "business.yaml",
    ["url: null", "url: https://social.example/caprock"],
    [],
    ["https://social.example/caprock"],
  ),
  fact(
    "the help desk's organisation",
    "business.yaml",
    ["organisation: null", 'organisation: "700123"'],
    [],
    ["orgId=700123"],
  ),
  fact(
    "the help desk's widget",
    "business.yaml",
    ["widget: null", 'widget: "a1b2c3"'],
    [],
    ["feedbackwidget/a1b2c3"],
  ),
  price("diagnostic-visit", 60, 71),
  price("hardware-repair", 150, 1162),
  price("performance", 100, 113),
  price("data-recovery", 200, 214),
  price("wifi-network", 300, 315),
  price("ethernet-finish-out", 249, 266),
  price("ethernet-expanded", 349, 367),
  fact(
    "the jacks of the smaller package",
    "prices.yaml",
    ["jacks: 6", "jacks: 5"],
    ["6 jacks"],
    ["5 jacks"],
  ),
  fact(
    "the jacks of the larger package",
    "prices.yaml",
    ["jacks: 12", "jacks: 11"],
    ["12 jacks"],
    ["11 jacks"],
  ),
  ...[
    "Diagnostic visit",
    "Hardware repair and replacement",
    "Performance optimization",
    "Basic data recovery",
    "WiFi network design and setup",
    "New Home Ethernet Finish-Out",
    "Expanded Finish-Out",
  ].map((name, i) =>
    fact(
      `the name of ${name}`,
      "prices.yaml",
      [`name: ${name}`, `name: Thing${i}p`],
      i === 0 ? [] : [name],
      [`Thing${i}p`],
    ),
  ),
  ...[
    "Device Repair",
    "Network Installation",
    "Business IT Support",
    "Cybersecurity Guidance",
    "New Home Ethernet Special",
    "General Consultation",
  ].map((name, i) =>
    fact(
      `the name of ${name}`,
      "services.yaml",
      [`name: ${name}`, `name: Kind${i}s`],
      [name],
      [`Kind${i}s`],
    ),
  ),
  fact(
    "the effective date of the disclaimer",
    "legal/disclaimer.md",
    ["2025-01-08", "2031-05-06"],
    ["2025-01-08", "January 8, 2025"],
    ["May 6, 2031"],
  ),
  fact(
    "the effective date of the terms",
    "legal/terms.md",
    ["2025-01-08", "2032-07-09"],
    ["2025-01-08", "January 8, 2025"],
    ["July 9, 2032"],
  ),
];

/** Names and settings that no one reads: they stay as they are. */
const settings = new Set([
  "id",
  "service",
  "askAbout",
  "price",
  "prices",
  "network",
  "days",
  "timeZone",
  "site",
  "phone",
  "email",
  "opens",
  "closes",
  "from",
  "to",
  "url",
  "effective",
  "provider",
  "loadsFrom",
  "organisation",
  "widget",
]);

/** Gives each text of a YAML text a new one that stands nowhere else. */
function reword(
  yaml: string,
  mark: string,
): { text: string; words: [old: string, fresh: string][] } {
  const document = parseDocument(yaml);
  const words: [string, string][] = [];
  visit(document, {
    Scalar(key, node, path) {
      if (key === "key" || typeof node.value !== "string") return;
      const keys = path.flatMap((at) =>
        "key" in at && isScalar(at.key) ? [String(at.key.value)] : [],
      );
      const own = keys.at(-1) ?? "";
      // A field called "from" or "email" may be a setting or a label: labels stand in pages/.
      if (settings.has(own) && !(mark.startsWith("pages") && /\s|[A-Z]|^from$/.test(node.value)))
        return;
      const kept = node.value.match(/\{[^}]*\}/g)?.join(" ") ?? "";
      const fresh = `Q${mark.replace(/\W/g, "")}${words.length}q`;
      words.push([node.value, fresh]);
      node.value = `${fresh} ${kept}`.trim();
    },
  });
  return { text: document.toString({ lineWidth: 0 }), words };
}

async function build(copy: ContentCopy): Promise<Map<string, string>> {
  const run = copy.astro("build", "--outDir", copy.dist);
  expect(await run.ended, run.output()).toBe(0);
  return readSite(copy.dist);
}

const copies: ContentCopy[] = [];
function newCopy(): ContentCopy {
  const copy = copyContent();
  copies.push(copy);
  return copy;
}
afterAll(() => {
  for (const copy of copies) copy.remove();
});

describe("a fact changed in its one place is changed everywhere:", () => {
  let before: Map<string, string>;
  let after: Map<string, string>;
  const [old, copy] = [newCopy(), newCopy()];
  beforeAll(async () => {
    before = await build(old);
    for (const { file, change } of facts) copy.change(file, ...change);
    after = await build(copy);
  });

  test("each picture for sharing is drawn anew", () => {
    const names = readdirSync(join(copy.dist, "og"));
    expect(names).toHaveLength(8);
    const picture = ({ dist }: ContentCopy, name: string) => readFileSync(join(dist, "og", name));
    expect(names.filter((name) => picture(old, name).equals(picture(copy, name)))).toEqual([]);
  });

  test.each(facts)("$name", (changed) => {
    const all = [...after.values()].join("\n");
    for (const value of changed.after) expect(all.includes(value), `${value} is found`).toBe(true);
    for (const old of changed.before) {
      const has = (text: string) => (typeof old === "string" ? text.includes(old) : old.test(text));
      expect([...before.values()].some(has), `${old} was there`).toBe(true);
      expect(
        [...after].filter(([, text]) => has(text)).map(([file]) => file),
        `${old} is left`,
      ).toEqual([]);
    }
  });
});

describe("every word changed in its one place is changed on the site", () => {
  const reworded: { file: string; words: [string, string][] }[] = [];
  let site: string;
  beforeAll(async () => {
    const copy = newCopy();
    const files = readdirSync(copy.content, { recursive: true, encoding: "utf8" });
    for (const file of files.filter((name) => name.endsWith(".yaml") && name !== "business.yaml")) {
      const path = join(copy.content, file);
      const { text, words } = reword(readFileSync(path, "utf8"), file);
      writeFileSync(path, text);
      reworded.push({ file, words });
    }
    for (const name of ["disclaimer", "terms"]) {
      const fresh = `Qlegal${name}q`;
      copy.change(`legal/${name}.md`, /^(---[\s\S]*?---\n)[\s\S]*$/, `$1\n## ${fresh}\n`);
      reworded.push({
        file: `legal/${name}.md`,
        words: [["[monthly fee: amount to be agreed]", fresh]],
      });
    }
    const without = await build(copy);
    copy.change("business.yaml", "organisation: null", 'organisation: "700123"');
    copy.change("business.yaml", "widget: null", 'widget: "a1b2c3"');
    const withHelpDesk = await build(copy);
    site = [...without.values(), ...withHelpDesk.values()].join("\n");
  });

  test("each new text is found, and no old one is", () => {
    const all = reworded.flatMap(({ file, words }) =>
      words.map(([old, fresh]) => ({ file, old, fresh })),
    );
    expect(all.length).toBeGreaterThan(200);
    expect(all.filter(({ fresh }) => !site.includes(fresh))).toEqual([]);
    const long = all.filter(({ old }) => old.length > 12 && !old.includes("{"));
    expect(long.length).toBeGreaterThan(100);
    expect(long.filter(({ old }) => site.includes(old))).toEqual([]);
    const short = all.filter(({ old }) => old.length <= 12);
    expect(short.filter(({ old }) => site.includes(`>${old}<`))).toEqual([]);
  });
});
