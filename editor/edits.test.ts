import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sampleContent } from "../tests/support/sample.ts";
import { answer, contentTexts } from "./api.ts";
import { describeChanges } from "./changes.ts";
import { applyEdit, type Edit } from "./edits.ts";

const sample = contentTexts(sampleContent);

/** Edits: "file path = value", "file path + name", "file path -" or "file path ↓". */
const edits = (lines: string): Edit[] =>
  lines.split(" | ").map((line) => {
    const [, file = "", at = "", sign, value = ""] = /^(\S+) (\S+) (.)\s?(.*)$/.exec(line) ?? [];
    const path = at.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    if (sign === "=") return { file, path, kind: "set", value };
    if (sign === "+") return { file, path, kind: "add", ...(value && { name: value }) };
    return sign === "-" ? { file, path, kind: "remove" } : { file, path, kind: "move", by: 1 };
  });

/** Edits ⇒ their words. ¦ separates several. */
const inWords = `
  prices.yaml prices.0.amount = $1,065 ⇒ Diagnostic visit: $60 → $1,065
  prices.yaml prices.0.from = true ⇒ Diagnostic visit, a starting price: no → yes
  prices.yaml prices.0 ↓ ⇒ Prices: new order
  prices.yaml prices + Café & Wi-Fi ⇒ Prices: added “Café & Wi-Fi”
  prices.yaml prices.3 - ⇒ Prices: removed “Basic data recovery” ¦ Pricing page, repair, rows: removed “Basic data recovery”
  prices.yaml prices.3.place = network.rows ⇒ Pricing page, repair, rows: removed “Basic data recovery” ¦ Pricing page, network, rows: added “Basic data recovery”
  prices.yaml prices.0.service = network-installation ⇒ Diagnostic visit, part of the service: Device Repair → Network Installation
  business.yaml phone = 1 806.744.2210 ⇒ Phone: (806) 555-0142 → (806) 744-2210
  business.yaml hours.0.closes = 8 pm ⇒ Mon-Fri, closes: 7PM → 8PM
  business.yaml hours.1.opens = 9:00 ⇒ Sat, opens: 10AM → 9AM
  business.yaml closures.0.to = 11/29/2026 ⇒ Thanksgiving, last day closed: November 28, 2026 → November 29, 2026
  business.yaml closures.1.reason = Thanksgiving ⇒ Christmas, reason: Christmas → Thanksgiving
  business.yaml social.0.url = facebook.com/caprock/ ⇒ facebook, address of your page: nothing → https://facebook.com/caprock
  business.yaml textable =  ⇒ Receives text messages: yes → nothing
  business.yaml notice + | business.yaml notice.text = We move. ⇒ Notice, text: nothing → We move.
  business.yaml notice + | business.yaml notice - ⇒ 
  services.yaml services.0.features.1 = Slow machines ⇒ Device Repair, what is included: Slow machines cleaned up and made quick again, from {prices.performance} → Slow machines
  pages/home.yaml hero.button = \u200BGo ⇒ Home, hero, button: View Our Services → Go
`;

test.each(
  inWords
    .trim()
    .split("\n")
    .map((line) => line.trimStart().split(" ⇒ ")),
)("%s says %s", (lines = "", words = "") => {
  const after = edits(lines).reduce(applyEdit, sample);
  expect(describeChanges(sample, after).join(" ¦ ")).toBe(words);
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(sampleContent, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a new service is whole with its name, summary and features", () => {
  const added = edits(
    "services.yaml services + Virus removal | services.yaml services.5.summary = It goes. | services.yaml services.5.features.0 = All of it",
  );
  expect(answer(folder, { task: "services", edits: added, save: true }).problems).toEqual([]);
  expect(readFileSync(join(folder, "services.yaml"), "utf8")).toContain(
    "\n  - id: virus-removal\n    name: Virus removal\n    summary: It goes.\n",
  );
});

test("a photo of content/photos/ can be shown", () => {
  mkdirSync(join(folder, "photos"));
  writeFileSync(join(folder, "photos/My Shop.PNG"), "");
  const [file, path] = ["pages/about.yaml", "pages/about.yaml photo"];
  const added = (name: string) => edits(`${path} + | ${path}.file = ${name} | ${path}.alt = Us`);
  const problemsOf = (name: string) => answer(folder, { task: file, edits: added(name) }).problems;
  expect(problemsOf("My Shop.PNG")).toEqual([]);
  expect(problemsOf("myshop.jpg")[0]?.message).toContain("has no myshop.jpg");
});

test.each([
  ["services.yaml services.1", "WiFi network design and setup, part of the service: choose one"],
  [
    "prices.yaml prices.2",
    "Home, summary in search results: unknown name {prices.performance}; write one like {business.city}, or {prices.ID} with an id of prices.yaml",
  ],
])("what %s breaks elsewhere when it is removed is part of its form", (entry, expected) => {
  const request = { task: "services", edits: edits(`${entry} -`), save: true };
  const { others, saved, problems } = answer(folder, request);
  expect(others.map(({ label }, i) => `${label}: ${problems[i]?.message}`)).toEqual([expected]);
  expect(saved).toBeUndefined();
  expect(contentTexts(folder)).toEqual(sample);
});

test("edits of a file that changed since it was shown are not written, unless the owner says so", () => {
  const request = {
    task: "prices",
    edits: edits("prices.yaml prices.0.amount = 65"),
    base: sample,
  };
  writeFileSync(join(folder, "prices.yaml"), sample["prices.yaml"]?.replace("249", "259") ?? "");
  const refused = answer(folder, { ...request, save: true });
  expect(refused.conflict).toMatchObject({ mine: ["Diagnostic visit: $60 → $65"], both: true });
  expect(contentTexts(folder)["prices.yaml"]).toContain("259");
  answer(folder, { ...request, save: "mine" });
  expect(contentTexts(folder)).toEqual(request.edits.reduce(applyEdit, sample));
});
