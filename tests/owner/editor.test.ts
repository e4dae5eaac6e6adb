import { readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
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
  });
  afterEach(() => page.close());

  const open = async (task: string) => {
    await page.goto(`${url}/edit`);
    await page.getByRole("link", { name: task }).click();
    await expectPage(page.getByRole("heading", { level: 1 })).not.toContainText("What do", soon);
  };
  const field = (label: string) => page.getByLabel(label, { exact: true }).first();
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const hasStatus = (text: string) =>
    expectPage(page.getByRole("status")).toContainText(text, soon);
  const preview = () => page.frameLocator("iframe");
  const openEntry = (name: string) => page.locator("summary", { hasText: name }).click();
  const axe = async () =>
    (await new AxeBuilder({ page }).exclude("iframe").analyze()).violations.map(({ id }) => id);

  test("a new price changes one line, shows in the preview, and can be undone", async () => {
    const before = read("prices.yaml");
    await open("Change a price");
    await openEntry("Diagnostic visit");
    await field("Price in dollars").fill("$65");
    await press("Save");
    await hasStatus("Saved: Diagnostic visit: $60 → $65");
    expect(changedLines("prices.yaml", before)).toEqual(["    amount: 65"]);
    await expectPage(preview().getByRole("heading", { name: "A visit is $65." })).toBeVisible(soon);
    await expectPage(preview().getByText("Diagnostic visit").first()).toBeInViewport(soon);
    await press("Undo");
    await hasStatus("Undone: Diagnostic visit: $65 → $60");
    expect(read("prices.yaml")).toEqual(before);
  });

  test("a mistake is not saved, and leaving it asks first", async () => {
    const before = read("prices.yaml");
    await open("Change a price");
    await openEntry("Diagnostic visit");
    await field("Price in dollars").fill("sixty");
    await press("Save");
    await hasStatus("Not saved yet: change the marked fields.");
    await expectPage(field("Price in dollars")).toHaveAccessibleDescription(/write a whole number/);
    expect(read("prices.yaml")).toEqual(before);
    await page.setViewportSize({ width: 375, height: 800 });
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await axe()).toEqual([]);

    const asked: string[] = [];
    page.on("dialog", async (dialog) => {
      asked.push(dialog.type());
      await dialog.dismiss();
    });
    await page.getByRole("link", { name: "All tasks" }).click();
    await page.close({ runBeforeUnload: true });
    await vi.waitFor(() => expect(asked).toEqual(["confirm", "beforeunload"]), soon);
    await expectPage(field("Price in dollars")).toHaveValue("sixty");
    page.removeAllListeners("dialog");
  });

  test("a file that changed meanwhile is not overwritten, and both changes are shown", async () => {
    await open("Change a price");
    await openEntry("Diagnostic visit");
    await field("Price in dollars").fill("65");
    copy.change(
      "prices.yaml",
      "  - id: diagnostic-visit",
      "  - id: first\n    name: New\n    detail: New.\n    amount: 9\n    from: true\n    service: device-repair\n\n  - id: diagnostic-visit",
    );
    const before = read("prices.yaml");
    await press("Save");
    const both = page.getByRole("region", { name: "Two changes" });
    await expectPage(both).toContainText("Diagnostic visit: $60 → $65", soon);
    await expectPage(both).toContainText("Prices: added “New”");
    expect(read("prices.yaml")).toEqual(before);
    await press("Keep the other change");
    await expectPage(both).toBeHidden(soon);
    await expectPage(page.locator("summary").first()).toContainText("New $9");
  });

  test("closures are removed until none is left, and added again", async () => {
    const answers: string[] = [];
    page.on("dialog", (dialog) => {
      answers.push(dialog.message());
      return dialog.accept();
    });
    await open("Add a holiday");
    expect(await axe()).toEqual([]);
    for (const name of ["Christmas", "New Year's Day", "Thanksgiving"]) {
      await press(`Remove ${name}`);
      await expectPage(page.locator("summary", { hasText: name })).toHaveCount(0, soon);
    }
    await press("Save");
    await hasStatus("removed “Christmas”");
    expect(read("business.yaml")).toContain("closures: []");
    expect(answers[0]).toBe("Remove “Christmas”? You can undo it afterwards.");

    await press("Add to holidays and other closed days");
    await field("First day closed").fill("2027-05-31");
    await field("Last day closed").fill("2027-05-31");
    await field("Reason").fill("Memorial Day");
    await press("Save");
    await hasStatus("added “Memorial Day”");
    expect(read("business.yaml")).toContain("  - from: 2027-05-31");
    await expectPage(preview().getByText("Memorial Day").first()).toBeInViewport(soon);
  });

  test("a legal text shows in its own tab", async () => {
    await open("Service terms");
    const text = await field("Text").inputValue();
    await field("Text").fill(text.replace("[monthly fee: amount to be agreed]", "$80"));
    await press("Save");
    await hasStatus("Saved: Service terms: ");
    await expectPage(preview().getByText("$80")).toBeInViewport(soon);
  });

  test("Publish shows each step and what came of it, and Take back asks first", async () => {
    const state = { obstacle: "", changes: [], takesBack: ["Diagnostic visit: $65 → $60"] };
    const steps = [{ text: "Checking the texts" }, { text: "No network.", result: "failed" }];
    await page.route("**/edit-api/publish", (route) => {
      const { action } = route.request().postDataJSON();
      const lines = steps.map((step) => `${JSON.stringify(step)}\n`).join("");
      return route.fulfill({ body: action === "state" ? JSON.stringify(state) : lines });
    });
    const asked: string[] = [];
    page.on("dialog", (dialog) => {
      asked.push(dialog.message());
      return dialog.accept();
    });
    await page.goto(`${url}/edit#publish`);
    await press("Take back");
    await expectPage(page.getByRole("log")).toContainText(
      /Checking the texts.*No network\./s,
      soon,
    );
    expect(asked).toEqual([
      "Take the last publish back? This changes: Diagnostic visit: $65 → $60",
    ]);
    await expectPage(page.getByRole("button", { name: "Publish" })).toBeDisabled();
    expect(await axe()).toEqual([]);
  });

  test("a stopped editor says what to do, and the text stays", async () => {
    await open("Change the phone");
    await page.route("**/edit-api", (route) => route.abort());
    await field("Phone").fill("806-744-2210");
    await press("Save");
    await hasStatus("Run npm run edit again");
    await expectPage(field("Phone")).toHaveValue("806-744-2210");
    await page.unroute("**/edit-api");
    await press("Try again");
    await expectPage(field("Phone")).toHaveValue("(806) 744-2210", soon);
    await press("Save");
    await hasStatus("Saved: Phone: (806) 555-0142 → (806) 744-2210");
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
  const edit = { file: "prices.yaml", kind: "set", path: ["prices", 0, "amount"], value: "1" };
  const response = await fetch(`${url}/edit-api`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers, ...own },
    body: JSON.stringify({ task: "prices", edits: [edit], save: true }),
  });
  expect(response.status).toBe(403);
  expect(read("prices.yaml")).toEqual(before);
});
