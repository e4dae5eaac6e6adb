import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { sampleContent } from "../../tests/support/sample.ts";
import { documents } from "./documents.ts";
import { nearest } from "./nearest.ts";
import { ContentError } from "./problem.ts";
import { isContentFile, readContent, readTexts } from "./read.ts";
import { schemaMessage } from "./schema-messages.ts";

test("placeholders are replaced in every text of the content", () => {
  const onDoubts = vi.fn();
  const read = readContent(sampleContent, onDoubts);
  const { pricingPage, contact, services, disclaimer, business, about } = read;
  expect(onDoubts).not.toHaveBeenCalled();
  expect(about.advantages.items[4]?.text).toBe("You don’t have to take the day off.");
  expect(pricingPage.packages.heading).toBe("6 jacks or 12");
  expect(pricingPage.satisfaction.quote).toContain("Report it within 7 days");
  expect(services.services[0]?.features).toContain("The $60 diagnostic visit comes off the repair");
  expect(contact.description).toBe(
    "Call (806) 555-0142, write to hello@hubcityit.example or leave a message for Hub City IT in Lubbock, Texas. Free quotes.",
  );
  expect(disclaimer.markdown).toContain("Call {business.phone}");
  expect(disclaimer.title).toBe("Legal Disclaimer and Policy");
  expect(business.social[0]).toEqual({ network: "facebook", url: null });
  expect(business.satisfactionDays).toBe(7);
  expect(contact.form.problems.many).toBe("{count} fields need another look.");
});

test("a content folder is read, whatever else is in it", () => {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  try {
    for (const path of ["pages", "notes.md", "services.yaml"]) mkdirSync(join(folder, path));
    for (const file of ["prices.yaml", "pages/home.yaml", "prices.yaml.txt"]) {
      writeFileSync(join(folder, file), file);
    }
    for (const link of [".#prices.yaml", "business.yaml"]) symlinkSync("gone", join(folder, link));
    const texts = readTexts(folder);
    expect([...texts].filter(([, text]) => text !== "").sort()).toEqual([
      ["pages/home.yaml", "pages/home.yaml"],
      ["prices.yaml", "prices.yaml"],
    ]);
    expect(["services.yaml", "business.yaml"].filter((path) => texts.has(path))).toEqual([]);
    const paths = ["prices.YML", "pages/home.yaml", "prices.yaml.txt", "photos/a.jpg", "notes.md~"];
    const read = paths.filter((path) => isContentFile(folder, join(folder, path)));
    expect(read).toEqual(paths.slice(0, 4));
    expect(isContentFile(folder, join(tmpdir(), "terms.md"))).toBe(false);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("a folder that does not exist has no files, so that each is reported as missing", () => {
  const count = Object.keys(documents).length;
  expect(() => readContent("/nowhere")).toThrow(ContentError);
  expect(() => readContent("/nowhere")).toThrow(`${count} mistakes in content/`);
});

test("a misspelled name is close to a known one by at most two letters, or one in a short name", () => {
  expect(nearest("plone", ["place", "phone"])).toBe("phone");
  expect(nearest(" PLXNE ", ["phone"])).toBe("phone");
  expect(nearest("frxx", ["from"])).toBeUndefined();
  expect(nearest("consultxxxon", ["consultation"])).toBeUndefined();
});

test("a value that no other message explains has a general one", () => {
  const message = "this value is not allowed here; compare it with the sample";
  expect(schemaMessage({ code: "custom", input: 1 })).toBe(message);
  expect(schemaMessage({ code: "invalid_type", expected: "date", input: 1 })).toBe(message);
});
