import { readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import {
  type Browser,
  type BrowserContext,
  chromium,
  expect as expectPage,
  type Page,
} from "@playwright/test";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { systemBrowser } from "../../bench/system-browser.ts";
import { type ContentCopy, copyContent, freePort, type Running } from "../support/content-copy.ts";

let copy: ContentCopy;
let editor: Running;
let url: string;
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  copy = copyContent();
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  editor = copy.script("edit.ts", { PORT: String(port) });
  const executablePath = systemBrowser();
  browser = await chromium.launch({
    args: ["--no-sandbox"],
    ...(executablePath && { executablePath }),
  });
  context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(60_000);
  await vi.waitFor(() => expect(editor.output()).toContain(`${url}/edit`), 60_000);
});

beforeEach(() => copy.restore());

afterAll(async () => {
  await browser.close();
  editor.process.kill();
  await editor.ended;
  copy.remove();
});

const soon = { timeout: 60_000 };
const read = (file: string) => readFileSync(join(copy.content, file), "utf8").split("\n");

/** The lines of a file that differ from the sample; the number of lines must be the same. */
function changedLines(file: string, before: string[]): string[] {
  const after = read(file);
  expect(after).toHaveLength(before.length);
  return after.filter((line, i) => line !== before[i]);
}

describe("in the form", () => {
  let page: Page;
  beforeEach(async () => {
    page = await context.newPage();
    await page.goto(`${url}/edit`);
    await expectPage(input("Name")).toHaveValue("Hub City IT", soon);
  });
  afterEach(() => page.close());

  const input = (label: string) => page.getByLabel(label, { exact: true }).first();
  const open = (file: string) => input("File").selectOption(file);
  const hasStatus = (text: string) =>
    expectPage(page.getByRole("status")).toContainText(text, soon);
  const showsHeading = (name: string) =>
    expectPage(page.frameLocator("iframe").getByRole("heading", { name })).toBeVisible(soon);

  async function enter(label: string, from: string, to: string) {
    await expectPage(input(label)).toHaveValue(from, soon);
    await input(label).fill(to);
    await input(label).blur();
  }

  /** Holds requests back until the returned function is called. */
  async function hold(path: string, matches = (_body: string) => true) {
    const released = Promise.withResolvers<void>();
    await page.route(path, async (route) => {
      if (matches(route.request().postData() ?? "")) await released.promise;
      await route.continue();
    });
    return released.resolve;
  }

  test("a new price changes one line of its file and shows in the preview", async () => {
    const before = read("prices.yaml");
    await open("prices.yaml");
    await showsHeading("A visit is $60.");
    await enter("Amount", "60", "65");
    await hasStatus("Saved.");
    await showsHeading("A visit is $65.");
    expect(changedLines("prices.yaml", before)).toEqual(["    amount: 65"]);
  });

  test("a price saved while the preview still loads shows in it", async () => {
    await showsHeading("Tell us what’s wrong");
    const release = await hold("**/pricing");
    await open("prices.yaml");
    await enter("Amount", "60", "70");
    await hasStatus("Saved.");
    release();
    await showsHeading("A visit is $70.");
  });

  test("a mistake is not saved, and its message is beside the field until it is fixed", async () => {
    const before = read("business.yaml");
    const message = page.getByText('use the 24-hour clock from "00:00" to "23:59", like "15:00"');
    await enter("Closes", "19:00", "24:30");
    await expectPage(message).toBeVisible(soon);
    await hasStatus("Not saved");
    expect(read("business.yaml")).toEqual(before);
    // Another file would lose the edit.
    await expectPage(input("File")).toBeDisabled();

    await enter("Closes", "24:30", "20:00");
    await hasStatus("Saved.");
    await expectPage(message).toBeHidden();
    expect(changedLines("business.yaml", before)).toEqual(['    closes: "20:00"']);
  });

  test("an unsaved mistake stays when the same click changes something else", async () => {
    const before = read("business.yaml");
    await input("Closes").fill("24:30");
    await page.getByRole("button", { name: "Add to closures" }).click();
    await expectPage(page.getByRole("button", { name: "Remove closures 4" })).toBeVisible(soon);
    await expectPage(input("Closes")).toHaveValue("24:30");
    await expectPage(page.getByText("use the 24-hour clock")).toBeVisible();
    await hasStatus("Not saved");
    expect(read("business.yaml")).toEqual(before);

    await input("Closes").fill("20:00");
    await page.getByLabel("Style attributes").click();
    await vi.waitFor(() => {
      const after = read("business.yaml").join("\n");
      expect(after).toContain('closes: "20:00"');
      expect(after.match(/New Year's Day/g)).toHaveLength(2);
      expect(after).toContain("styleAttributes: true");
    }, soon);
    const comments = (lines: string[]) => lines.filter((line) => line.trim().startsWith("#"));
    expect(comments(read("business.yaml"))).toEqual(comments(before));
  });

  test("a text over several lines is saved as one paragraph, and a legal text with its own", async () => {
    const before = read("business.yaml");
    const tagline = input("Tagline");
    await tagline.fill("Local help for homes,\r\n\r\nshops");
    await tagline.press("End");
    await tagline.press("Enter");
    await tagline.pressSequentially("and small offices.");
    await tagline.blur();
    await hasStatus("Saved.");
    const paragraph = "Local help for homes, shops and small offices.";
    expect(changedLines("business.yaml", before)).toEqual([`tagline: ${paragraph}`]);
    await expectPage(tagline).toHaveValue(paragraph);

    const terms = read("legal/terms.md");
    await open("legal/terms.md");
    await expectPage(input("Text")).toHaveValue(/Weekdays after 3 PM/, soon);
    const text = await input("Text").inputValue();
    await enter("Text", text, text.replace("[monthly fee: amount to be agreed]", "$80"));
    await vi.waitFor(() => {
      expect(changedLines("legal/terms.md", terms).join()).toContain(
        "flat fee each month: **$80**",
      );
    }, soon);
  });

  test.each([
    ["refused", "24:30", "Not saved", "does not open", "business.yaml", "Closes", "24:30"],
    ["successful", "20:00", "", "opens", "prices.yaml", "Amount", "60"],
  ])("a file chosen during a %s save", async (_kind, time, status, _what, ...shown) => {
    const [file, label, value] = shown;
    const release = await hold("**/edit-api", (body) => body.includes(time));
    await enter("Closes", "19:00", time);
    await open("prices.yaml");
    release();
    await hasStatus(status);
    await expectPage(input("File")).toHaveValue(file, soon);
    await expectPage(input(label)).toHaveValue(value, soon);
    expect(read("business.yaml").includes('    closes: "20:00"')).toBe(time === "20:00");
  });
});

test("mistakes in a saved file are reported once, and the page updates when they are fixed", async () => {
  const page = async () => (await fetch(`${url}/pricing`)).text();
  const shows = (amount: string) =>
    vi.waitFor(async () => expect(await page()).toContain(amount), soon);
  const start = editor.output().length;
  const reports = () =>
    editor
      .output()
      .slice(start)
      .match(/mistake in content\/.*\n.*/g) ?? [];
  await shows("$60");

  copy.change("prices.yaml", "amount: 60", 'amount: "60"');
  await vi.waitFor(() => expect(reports()).toHaveLength(1), soon);
  expect(reports()[0]).toMatch(/content\/prices\.yaml:14 {2}prices › 1 › amount: write a whole/);
  await shows("$60");
  copy.change("prices.yaml", 'amount: "60"', "amount: 61");
  await shows("$61");

  const terms = join(copy.content, "legal/terms.md");
  renameSync(terms, `${terms}.away`);
  await vi.waitFor(() => expect(reports()).toHaveLength(2), soon);
  expect(reports()[1]).toContain("content/legal/terms.md:1  the file is missing");
  renameSync(`${terms}.away`, terms);
  copy.change("prices.yaml", "amount: 61", "amount: 62");
  await shows("$62");
  expect(reports()).toHaveLength(2);
  expect(editor.output()).not.toMatch(/^\s+at /m);
});

test.each([
  ["from another site", { Origin: "https://evil.example" }],
  ["without an origin", {}],
  ["as a plain form", { Origin: "own", "Content-Type": "text/plain" }],
])("a request %s is refused", async (_how, headers: Record<string, string>) => {
  const before = read("prices.yaml");
  const own = headers.Origin === "own" ? { Origin: url } : {};
  const response = await fetch(`${url}/edit-api`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers, ...own },
    body: JSON.stringify({
      path: "prices.yaml",
      edits: [{ kind: "set", path: ["prices", 0, "amount"], value: 1 }],
    }),
  });
  expect(response.status).toBe(403);
  expect(read("prices.yaml")).toEqual(before);
});
