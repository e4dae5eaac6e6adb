import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { changeTexts, sample } from "../../tests/support/sample-texts.ts";
import { checkContent } from "./check.ts";
import { type Content, documents } from "./documents.ts";
import { readTexts } from "./read.ts";

test("placeholders are replaced in every text of the content, and quotes are typographic", () => {
  const { pricing, contact, serviceList, disclaimer, business, about } = sample;
  expect(about.advantages.items[3]?.text).toBe("You don’t have to take the day off.");
  expect(pricing.packages?.text).toContain("6 jacks or 12:");
  expect(pricing.satisfaction.quote).toContain("Tell us within 7 days");
  expect(serviceList.services[0]?.features).toContain(
    "A $60 visit to find the fault, which comes off the repair",
  );
  expect(contact.description).toBe(
    "Call (806) 555-0142, write to hello@hubcityit.example or leave a message for Hub City IT in Lubbock, Texas. Free quotes.",
  );
  expect(disclaimer.markdown).toContain(String.raw`call [\(806\) 555\-0142](tel:+18065550142) or`);
  expect(business.social[0]).toEqual({ network: "facebook", url: null });
  expect(business.satisfactionDays).toBe(7);
  expect(contact.form.problems.many).toBe("Please check the {count} fields marked in red.");
});

test("only texts get typography and placeholders, and URLs are normalized", () => {
  const texts = changeTexts([
    ["business.yaml", "site: https://hubcityit.example", "site: https://xn--mller-kva.example"],
    ["business.yaml", "hello@", "o'brien@"],
    ["business.yaml", "url: null", 'url: " https://facebook.com:443/hub--city/../x--y"'],
    ["business.yaml", "organisation: null\n  widget: null", "organisation: 1--2\n  widget: 3'4"],
    ["business.yaml", "repository: hub-city/website", "repository: joe/web--site"],
    ["business.yaml", /(?<=^tagline: ).*/m, "\"{business.email}, o'neil@a--b.example -- it's @\""],
  ]);
  const { business } = checkContent(texts).content as Content;
  expect(business).toMatchObject({
    site: "https://xn--mller-kva.example",
    email: "o'brien@hubcityit.example",
    social: [{ url: "https://facebook.com/x--y" }, {}, {}],
    helpDesk: { organisation: "1--2", widget: "3'4" },
    repository: "joe/web--site",
    tagline: "o'brien@hubcityit.example, o'neil@a--b.example — it’s @",
  });
});

test.each<[file: string, from: string, to: string, shown: string]>([
  ["business.yaml", "phone: (806) 555-0142", "phone: 806-744-2210", "Call (806) 744-2210, write"],
  ["business.yaml", "phone: (806) 555-0142", "phone: 8067442210", "Call (806) 744-2210, write"],
  ["business.yaml", "(806) 555-0142", "\u200B+1 (806)\u00A0744.2210", "Call (806) 744-2210, write"],
  ["business.yaml", "Hub City IT", "H\u00ADub\u200B City\u2028IT\uFEFF", "for Hub City IT in"],
  ["business.yaml", "satisfactionDays: 7", "satisfactionDays: 1", "within 1 day. We"],
  ["business.yaml", "satisfactionDays: 7", "satisfactionDays: 21", "within 21 days. We"],
  ["prices.yaml", "amount: 349", "amount: 1,299", "or $1,299."],
  ["prices.yaml", "amount: 349", "amount: $ 1299.00", "or $1,299."],
  ["prices.yaml", "amount: 349", 'amount: "260"', "or $260."],
])("%s: for %s, %o means what a person means", (file, from, to, shown) => {
  const { content } = checkContent(changeTexts([[file, from, to]]));
  expect(JSON.stringify(content)).toContain(shown);
});

test("a placeholder in a fact is replaced where the fact is used, too", () => {
  const texts = changeTexts([
    ["business.yaml", /(?<=^responseTime: ).*/m, '"Soon in {business.city}"'],
  ]);
  const text = checkContent(texts).content?.about.commitment.text;
  expect(text).toContain("Soon in Lubbock");
});

test("a content folder is read, whatever else is in it", () => {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  try {
    for (const path of ["pages", "photos", "services.yaml"]) mkdirSync(join(folder, path));
    const junk = [".DS_Store", "Thumbs.db", "prices.yaml~", ".prices.yaml.swp", "pages/.DS_Store"];
    for (const file of [...junk, "prices.yaml", "pages/home.yaml", "photos/shop.jpg"]) {
      writeFileSync(join(folder, file), file);
    }
    for (const link of [".#prices.yaml", "business.yaml"]) symlinkSync("gone", join(folder, link));
    expect([...readTexts(folder)]).toEqual([
      ["prices.yaml", "prices.yaml"],
      ["pages/home.yaml", "pages/home.yaml"],
      ["photos/shop.jpg", "photos/shop."],
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("a folder that does not exist has no files, so that each is reported as missing", () => {
  const { problems } = checkContent(readTexts("/nowhere"));
  expect(problems).toHaveLength(Object.keys(documents).length);
});

test("the drawings that a service can choose are those that there are", () => {
  const files = documents.serviceList.schema.shape.services.element.shape.drawing
    .unwrap()
    .options.map((drawing) => `${drawing}.svg`);
  expect(readdirSync("src/drawings/services").sort()).toEqual(files.sort());
});
