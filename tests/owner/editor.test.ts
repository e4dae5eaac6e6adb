import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, expect as expectPage, type Page } from "@playwright/test";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { systemBrowser } from "../../bench/system-browser.ts";
import { type ContentCopy, copyContent, freePort, type Running } from "../support/content-copy.ts";

let copy: ContentCopy;
let editor: Running;
let browser: Browser;
let page: Page;
let address: string;

beforeAll(async () => {
  copy = copyContent();
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  editor = copy.edit(port);
  const executablePath = systemBrowser();
  browser = await chromium.launch({
    args: ["--no-sandbox"],
    ...(executablePath && { executablePath }),
  });
  await vi.waitFor(() => expect(editor.output()).toContain(`${address}/edit`), 90_000);
});

// No test finds what another one has saved, or left unsaved.
beforeEach(async () => {
  copy.restore();
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(90_000);
  await page.goto(`${address}/edit`);
});

afterEach(() => page.close());

afterAll(async () => {
  await browser.close();
  editor.process.kill();
  await editor.ended;
  copy.remove();
});

const read = (file: string) => readFileSync(join(copy.content, file), "utf8").split("\n");
const soon = { timeout: 60_000 };

async function open(file: string) {
  await page.getByLabel("File", { exact: true }).selectOption(file);
}

test("a new price is seen in the preview, and one line of the file has changed", async () => {
  const before = read("prices.yaml");
  await open("prices.yaml");
  const amount = page.getByLabel("Amount", { exact: true }).first();
  await expectPage(amount).toHaveValue("60", soon);
  await amount.fill("65");
  await amount.blur();
  await expectPage(page.getByRole("status")).toHaveText("Saved.", soon);
  const preview = page.frameLocator("iframe");
  await expectPage(preview.getByRole("heading", { name: "A visit is $65." })).toBeVisible(soon);

  const after = read("prices.yaml");
  expect(after.filter((line, i) => line !== before[i])).toEqual(["    amount: 65"]);
  expect(after).toHaveLength(before.length);
});

test("a price saved while its page is still coming is in the page that comes", async () => {
  const preview = page.frameLocator("iframe");
  await expectPage(preview.getByRole("heading", { level: 1 })).toBeVisible(soon);
  await page.route("**/pricing", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    await route.continue();
  });
  await open("prices.yaml");
  const amount = page.getByLabel("Amount", { exact: true }).first();
  await expectPage(amount).toHaveValue("60", soon);
  await amount.fill("70");
  await amount.blur();
  await expectPage(preview.getByRole("heading", { name: "A visit is $70." })).toBeVisible(soon);
});

test("a mistake is refused with its cure beside the field, and the file stays", async () => {
  const before = read("business.yaml");
  const closes = page.getByLabel("Closes", { exact: true }).first();
  await expectPage(closes).toHaveValue("19:00", soon);
  await closes.fill("24:30");
  await closes.blur();
  await expectPage(
    page.getByText('use the 24-hour clock from "00:00" to "23:59", like "15:00"'),
  ).toBeVisible(soon);
  await expectPage(page.getByRole("status")).toContainText("Not saved");
  expect(read("business.yaml")).toEqual(before);
  // Another file would drop what is not saved.
  await expectPage(page.getByLabel("File", { exact: true })).toBeDisabled();

  await closes.fill("20:00");
  await closes.blur();
  await expectPage(page.getByRole("status")).toHaveText("Saved.", soon);
  const after = read("business.yaml");
  expect(after.filter((line, i) => line !== before[i])).toEqual(['    closes: "20:00"']);
});

test("what was refused stays in the form when the same click changes something else", async () => {
  const before = read("business.yaml");
  const closes = page.getByLabel("Closes", { exact: true }).first();
  await expectPage(closes).toHaveValue("19:00", soon);
  await closes.fill("24:30");
  await page.getByRole("button", { name: "Add to closures" }).click();
  await expectPage(page.getByRole("button", { name: "Take out closures 4" })).toBeVisible(soon);
  await expectPage(closes).toHaveValue("24:30");
  await expectPage(page.getByText("use the 24-hour clock")).toBeVisible();
  await expectPage(page.getByRole("status")).toContainText("Not saved");
  expect(read("business.yaml")).toEqual(before);

  await closes.fill("20:00");
  await page.getByLabel("Style attributes").click();
  await vi.waitFor(() => {
    const after = read("business.yaml").join("\n");
    expect(after).toContain('closes: "20:00"');
    expect(after.match(/New Year's Day/g)).toHaveLength(2);
    expect(after).toContain("styleAttributes: true");
  }, soon);
});

test("a text that was written over several lines is saved as one paragraph", async () => {
  const before = read("business.yaml");
  const tagline = page.getByLabel("Tagline", { exact: true });
  await tagline.fill("Local help for homes,\r\n\r\nshops");
  await tagline.press("End");
  await tagline.press("Enter");
  await tagline.pressSequentially("and small offices.");
  await tagline.blur();
  await expectPage(page.getByRole("status")).toHaveText("Saved.", soon);
  const after = read("business.yaml");
  expect(after.filter((line, i) => line !== before[i])).toEqual([
    "tagline: Local help for homes, shops and small offices.",
  ]);
  expect(after).toHaveLength(before.length);
  await expectPage(tagline).toHaveValue("Local help for homes, shops and small offices.");
});

describe("another file that is chosen while a change is on its way", () => {
  test("stays away when the change is refused, for it would be lost", async () => {
    const closes = await changeClosesSlowly("24:30");
    await open("prices.yaml");
    await expectPage(page.getByText("use the 24-hour clock")).toBeVisible(soon);
    await expectPage(page.getByRole("status")).toContainText("Not saved");
    await expectPage(closes).toHaveValue("24:30");
    await expectPage(page.getByLabel("File", { exact: true })).toHaveValue("business.yaml");
  });

  test("comes when the change is saved", async () => {
    await changeClosesSlowly("20:00");
    await open("prices.yaml");
    await vi.waitFor(() => expect(read("business.yaml")).toContain('    closes: "20:00"'), soon);
    await expectPage(page.getByLabel("Amount", { exact: true }).first()).toHaveValue("60", soon);
    await expectPage(page.getByLabel("File", { exact: true })).toHaveValue("prices.yaml");
  });

  async function changeClosesSlowly(time: string) {
    await page.route("**/edit-api", async (route) => {
      const isSlow = route.request().postData()?.includes(time);
      if (isSlow) await new Promise((resolve) => setTimeout(resolve, 2_000));
      await route.continue();
    });
    const closes = page.getByLabel("Closes", { exact: true }).first();
    await expectPage(closes).toHaveValue("19:00", soon);
    await closes.fill(time);
    await closes.blur();
    return closes;
  }
});

test("a closure is added below the others, and its remarks and neighbors stay", async () => {
  const before = read("business.yaml");
  await page.getByRole("button", { name: "Add to closures" }).click();
  await expectPage(page.getByRole("button", { name: "Take out closures 4" })).toBeVisible(soon);
  const after = read("business.yaml");
  expect(after.filter((line) => line.includes("New Year's Day"))).toHaveLength(2);
  expect(after.filter((line) => line.trim().startsWith("#"))).toEqual(
    before.filter((line) => line.trim().startsWith("#")),
  );
});

test("a legal text is changed below its fields", async () => {
  await open("legal/terms.md");
  const text = page.getByLabel("Text", { exact: true });
  await expectPage(text).toHaveValue(/Weekdays after 3 PM/, soon);
  await text.fill((await text.inputValue()).replace("[monthly fee: amount to be agreed]", "$80"));
  await text.blur();
  await expectPage(page.getByRole("status")).toHaveText("Saved.", soon);
  expect(read("legal/terms.md").join("\n")).toContain("flat fee each month: **$80**");
});

test.each([
  ["from another site", { Origin: "https://evil.example" }],
  ["without an origin", {}],
  ["as a plain form", { Origin: "own", "Content-Type": "text/plain" }],
])("a request %s is refused", async (_how, headers: Record<string, string>) => {
  const before = read("prices.yaml");
  const own = headers.Origin === "own" ? { Origin: address } : {};
  const response = await fetch(`${address}/edit-api`, {
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
