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
import { type ContentCopy, copyContent, freePort, type Running } from "../support/content-copy.ts";
import { systemBrowser } from "../support/system-browser.ts";

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
const read = (file: string) => readFileSync(join(copy.content, file), "utf8");

describe("in the form", () => {
  let page: Page;
  /** What the browser has asked. */
  let asked: string[];
  beforeEach(async () => {
    page = await context.newPage();
    asked = [];
    page.on("dialog", (dialog) => {
      asked.push(dialog.message() || dialog.type());
      return dialog.message().startsWith("Your changes") ? dialog.dismiss() : dialog.accept();
    });
  });
  afterEach(() => page.close());

  const field = (label: string) => page.getByLabel(label, { exact: true }).first();
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const hasStatus = (text: string) =>
    expectPage(page.getByRole("status")).toContainText(text, soon);
  const preview = () => page.frameLocator("iframe");
  const axe = async () =>
    (await new AxeBuilder({ page }).exclude("iframe").analyze()).violations.map(({ id }) => id);

  async function enterPrice(amount: string) {
    await page.goto(`${url}/edit`);
    await page.getByRole("link", { name: "Change a price" }).click();
    await page.locator("summary", { hasText: "Diagnostic visit" }).click();
    await field("Price in dollars").fill(amount);
  }

  test("a new price changes one line, shows in the preview, and can be undone", async () => {
    const before = read("prices.yaml");
    await enterPrice("$65");
    await press("Save");
    await hasStatus("Saved: Diagnostic visit: $60 → $65");
    expect(read("prices.yaml")).toBe(before.replace("amount: 60", "amount: 65"));
    await expectPage(preview().getByRole("heading", { name: "A visit is $65." })).toBeVisible(soon);
    await press("Undo");
    await hasStatus("Undone: Diagnostic visit: $65 → $60");
    expect(read("prices.yaml")).toBe(before);
  });

  test("a mistake is not saved, and leaving it asks first", async () => {
    const before = read("prices.yaml");
    await enterPrice("sixty");
    await press("Save");
    await hasStatus("Not saved yet: change the marked fields.");
    await expectPage(field("Price in dollars")).toHaveAccessibleDescription(/Write a whole number/);
    expect(read("prices.yaml")).toBe(before);
    await page.setViewportSize({ width: 375, height: 800 });
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await axe()).toEqual([]);

    const question = "Your changes here are not saved. Leave, and lose them?";
    await page.getByRole("link", { name: "All tasks" }).click();
    await vi.waitFor(() => expect(asked).toEqual([question]), soon);
    await expectPage(field("Price in dollars")).toHaveValue("sixty");
    await page.close({ runBeforeUnload: true });
    await vi.waitFor(() => expect(asked).toEqual([question, "beforeunload"]), soon);
  });

  test("a file that changed meanwhile is not overwritten, and both changes are shown", async () => {
    await enterPrice("65");
    copy.change("prices.yaml", "amount: 249", "amount: 259");
    const before = read("prices.yaml");
    await press("Save");
    const both = page.getByRole("region", { name: "Two changes" });
    await expectPage(both).toContainText("Diagnostic visit: $60 → $65", soon);
    await expectPage(both).toContainText("New Home Ethernet Finish-Out: $249 → $259");
    expect(read("prices.yaml")).toBe(before);
    await press("Keep the other change");
    await expectPage(page.locator("summary").first()).toContainText("Diagnostic visit $60", soon);
  });

  test("closures are removed until none is left, and added again", async () => {
    await page.goto(`${url}/edit#holidays`);
    for (const name of ["Christmas", "New Year's Day", "Thanksgiving"]) {
      await page.getByRole("button", { name: `Remove ${name}, ` }).click();
      await expectPage(page.locator("summary", { hasText: name })).toHaveCount(0, soon);
    }
    expect(asked[0]).toMatch(/Remove “Christmas, .+”\? You can undo it afterwards\./);
    await press("Add to holidays and other closed days");
    await field("First day closed").fill("2027-05-31");
    await field("Last day closed").fill("2027-05-31");
    await field("Reason").fill("Memorial Day");
    await press("Save");
    await hasStatus("added “Memorial Day”");
    expect(read("business.yaml")).toContain("closures:\n  - from: 2027-05-31\n");
    await expectPage(preview().getByText("Memorial Day").first()).toBeInViewport(soon);
  });

  test("a legal text shows in its own tab", async () => {
    await page.goto(`${url}/edit#legal/terms.md`);
    const text = await field("Text").inputValue();
    await field("Text").fill(text.replace("[monthly fee: amount to be agreed]", "$80"));
    await press("Save");
    await hasStatus("Saved: Service terms: ");
    await expectPage(preview().getByText("$80")).toBeInViewport(soon);
  });

  test("a stopped editor says what to do, and the text stays", async () => {
    await page.goto(`${url}/edit#phone`);
    await field("Phone").fill("806-744-2210");
    await page.route("**/edit-api", (route) => route.abort());
    await press("Save");
    await hasStatus("Run npm run edit again");
    await expectPage(field("Phone")).toHaveValue("806-744-2210");
    await page.unroute("**/edit-api");
    await press("Try again");
    await hasStatus("Saved: Phone: (806) 555-0142 → (806) 744-2210");
    await field("Phone").fill("806 744 2210");
    await press("Save");
    await hasStatus("No changes.");
    await expectPage(field("Phone")).toHaveValue("(806) 744-2210", soon);
  });

  test("Publish shows each step and what came of it, and Take back asks first", async () => {
    const takesBack = ["Diagnostic visit: $65 → $60"];
    const state = { obstacle: "", changes: [], refused: [], doubts: [], others: [], takesBack };
    await page.route("**/edit-api/publish", (route) => {
      const isState = route.request().postData()?.includes("state");
      const steps = '{"text":"Checking"}\n{"text":"No network.","result":"failed"}\n';
      return route.fulfill({ body: isState ? JSON.stringify(state) : steps });
    });
    await page.goto(`${url}/edit#publish`);
    await press("Take back");
    await expectPage(page.getByRole("log")).toContainText(/Checking.*No network\./s, soon);
    expect(asked).toEqual(["Take the last publish back? Diagnostic visit: $65 → $60"]);
    expect(await axe()).toEqual([]);
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
  ["as a plain form", { "Content-Type": "text/plain" }],
])("a request %s is refused", async (_how, headers: Record<string, string>) => {
  const own = headers["Content-Type"] ? { Origin: url } : {};
  for (const path of ["/edit-api", "/edit-api/publish"]) {
    const response = await fetch(url + path, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...own, ...headers },
      body: JSON.stringify({ task: "prices", edits: [], action: "state" }),
    });
    expect(response.status).toBe(403);
  }
});
