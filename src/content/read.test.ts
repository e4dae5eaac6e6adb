import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readSample } from "../../tests/support/sample-texts.ts";
import { checkContent } from "./check.ts";
import { documents } from "./documents.ts";
import { readTexts } from "./read.ts";

test("placeholders are replaced in every text of the content, and quotes are typographic", () => {
  const { pricingPage, contact, services, disclaimer, business, about } = readSample();
  expect(about.advantages.items[3]?.text).toBe("You don’t have to take the day off.");
  expect(pricingPage.packages.text).toContain("6 jacks or 12:");
  expect(pricingPage.satisfaction.quote).toContain("Report it within 7 days");
  expect(services.services[0]?.features).toContain(
    "A $60 visit to find the fault, which comes off the repair",
  );
  expect(contact.description).toBe(
    "Call (806) 555-0142, write to hello@hubcityit.example or leave a message for Hub City IT in Lubbock, Texas. Free quotes.",
  );
  expect(disclaimer.markdown).toContain(String.raw`call \(806\) 555\-0142 or`);
  expect(business.social[0]).toEqual({ network: "facebook", url: null });
  expect(business.satisfactionDays).toBe(7);
  expect(contact.form.problems.many).toBe("{count} fields need another look.");
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
      ["photos/shop.jpg", ""],
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("a folder that does not exist has no files, so that each is reported as missing", () => {
  const { problems } = checkContent(readTexts("/nowhere"));
  expect(problems).toHaveLength(Object.keys(documents).length);
});
