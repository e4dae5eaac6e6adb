import { readFileSync } from "node:fs";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { copyContent } from "../../tests/support/content-copy.ts";
import { sampleContent } from "../../tests/support/sample.ts";
import { test as base, expect } from "../../tests/support/test.ts";
import { type GitHub, startGitHub } from "./github.ts";

const test = base.extend<{ github: GitHub }>({
  // What Sveltia and the browser log about answers that a test causes.
  allowedFaults: /Failed to |Bad credentials|Server responded|Invalid token/,
  github: async ({ context }, use) => {
    const github = await startGitHub(context);
    await use(github);
    github.stop();
  },
});

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const says = (page: Page, text: RegExp) => expect(page.locator("#status")).toHaveText(text);

async function signIn(page: Page) {
  await page.goto("/admin");
  await button(page, "Sign In Using Access Token").click();
  await page.getByRole("textbox").fill("github_pat_joe");
  await button(page, "Sign In").click();
}

/** Opens a file of the form and follows steps: "expand prices; prices.0.amount = 65". */
async function change(page: Page, file: string, steps: string) {
  await expect(page.getByText("Your business").first()).toBeVisible();
  await page.goto(`/admin#/collections/_singletons/entries/${file}`);
  await expect(button(page, "Save")).toBeVisible();
  for (const step of steps.split("; ")) {
    const [, verb, path, value = ""] = /^(?:(\w+) )?([\w.]+)(?: = (.*))?$/.exec(step) ?? [];
    const field = page.locator(`[data-key-path="${path}"]`);
    const box = field.getByRole("checkbox").first();
    const press = (name: string | RegExp) => field.getByRole("button", { name });
    if (verb === "expand") await press("Expand All").first().click();
    else if (verb === "add") await press(/^Add .an entry/).click();
    else if (verb === "remove") await press("Remove").last().click();
    else if (verb === "turn") await field.getByRole("switch").click();
    else if (verb === "check") await expect(() => box.check()).toPass();
    else if (verb === "upload") await upload(page);
    else await field.locator("input, textarea").first().fill(value);
    // The fields of a part are rendered once they are in view.
    if (/expand|check/.test(`${verb}`))
      await field.first().evaluate((part) => part.scrollIntoView());
  }
}

async function upload(page: Page) {
  await button(page, "Browse").click();
  const create = { width: 1200, height: 800, channels: 3, background: "teal" } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  const file = { name: "shop.jpg", mimeType: "image/jpeg", buffer };
  await page.locator("input[type=file]").last().setInputFiles(file);
  await button(page, "Insert").click();
  await expect(button(page, "Replace Image")).toBeVisible();
}

async function save(page: Page) {
  await button(page, "Save").click(); // The editor closes.
  await expect(button(page, "Cancel Editing")).toBeHidden();
}

/** Pairs of lines: "file: steps", and what comes of them. */
const pairs = (table: string) =>
  Array.from(table.matchAll(/^(\w+): (.*)\n(.*)/gm), ([, file = "", steps = "", result = ""]) => {
    return { file, steps, result };
  });

const price = { steps: "expand prices; prices.0.amount = 65", result: "-amount: 60 ¦ +amount: 65" };
const cameras = `- id: cameras ¦ name: Cameras ¦ summary: At doors. ¦ features: ¦ - Four ¦ onHome: false ¦ inForm: true ¦ askAbout: cameras ¦ `;

const changes = pairs(`
prices: ${price.steps}
${price.result}
business: expand hours; hours.0.closes = 18:30
-closes: "19:00" ¦ +closes: "18:30"
business: add closures; closures.3.from = 2027-05-31; closures.3.to = 2027-05-31; closures.3.reason = Memorial Day
+- from: 2027-05-31 ¦ +to: 2027-05-31 ¦ +reason: Memorial Day
business: check notice; notice.text = We move: soon.; notice.until = 2026-12-31
-notice: null ¦ +notice: ¦ +text: "We move: soon." ¦ +until: 2026-12-31
services: add services; services.5.name = Cameras; services.5.summary = At doors.; services.5.features = Four; turn services.5.inForm
${cameras.replaceAll(/^|(?<=¦ )/g, "+")}
services: remove services
${cameras.replaceAll(/^|(?<=¦ )/g, "-")}
terms: title = Terms; effective = 2027-01-01; markdown = A flat fee.
-title: Business Service Terms ¦ -effective: 2025-01-08 ¦ +title: Terms ¦ +effective: 2027-01-01 ¦ 
about: check photo; photo.alt = The shop; upload photo
+photo: ¦ +file: shop.jpg ¦ +alt: The shop`);

test("each change is a commit of its lines alone", async ({ page, github }, info) => {
  await signIn(page);
  for (const { file, steps, result } of changes) {
    await change(page, file, steps);
    await save(page);
    expect(github.diff()?.slice(0, result.length)).toBe(result);
  }
  expect(github.log()).toHaveLength(9);
  if (info.project.name === "phone") return;
  // The site is built from the last one.
  const copy = copyContent(info.outputPath());
  github.checkOut(info.outputPath());
  await copy.build();
  const html = readFileSync(join(copy.dist, "pricing.html"), "utf8");
  expect(html).toMatch(/We move: soon\.[\s\S]*\$65/);
});

const failures = pairs(`
prices: expand prices; prices.0.amount = -1
Prices › Prices › 1 › Price in dollars: write a whole number of dollars
services: expand services; services.0.summary = In {town}
Services › Services › 1 › Summary: unknown name {town}
services: remove services
Part of the service: services.yaml has no service "new-home-ethernet"
prices: ${price.steps}
Failed to fetch
prices: ${price.steps}
Bad credentials`);
const faults = { "Failed to fetch": "no network", "Bad credentials": "token refused" } as const;

for (const { file, steps, result } of failures) {
  test(`one dialog says why ${file} can't be saved: ${result}`, async ({ page, github }) => {
    await signIn(page);
    await change(page, file, steps);
    github.fault = faults[result as keyof typeof faults];
    await button(page, "Save").click();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toContainText(result);
    await button(page, "OK").click();
    await expect(button(page, "Save")).toBeEnabled();
    expect(github.log()).toHaveLength(1);
    if (!github.fault) return;
    github.fault = undefined;
    await save(page);
    expect(github.diff()).toBe(price.result);
  });
}

test("a file that changed elsewhere is not overwritten unasked", async ({ page, github }) => {
  await signIn(page);
  await change(page, "prices", price.steps);
  github.change("business.yaml", "Within 4 hours", "Within 5 hours");
  await save(page);
  expect(github.diff()).toBe(price.result);
  await change(page, "prices", "expand prices; prices.0.amount = 70");
  github.change("prices.yaml", "amount: 150", "amount: 160");
  await button(page, "Save").click();
  await expect(page.getByText("Entry Changed by Someone Else")).toBeVisible();
  expect(github.log()).toHaveLength(4);
});

test("the form says what is live, and what stopped a change", async ({ page, github }) => {
  github.fault = "token refused";
  await signIn(page);
  await expect(page.getByText("The provided token is invalid.")).toBeVisible();
  github.fault = undefined;
  await signIn(page);
  await says(page, /^Live, with the change of \d+:\d\d [AP]M\. See it$/);
  await change(page, "prices", price.steps);
  await save(page);
  await says(page, /^Being published: the change of \d+:\d\d [AP]M\. Details$/);
  github.mistakes = [{ path: "content/prices.yaml", start_line: 14, message: "amount: no" }];
  await says(page, /^Not published: content\/prices\.yaml:14 amount: no\. The site is as it was\./);
  // What axe finds elsewhere is Sveltia's (docs/accessibility.md).
  const { violations } = await new AxeBuilder({ page }).include("#status").analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  github.live = github.head();
  await says(page, /^Live since \d+:\d\d [AP]M, with/);
});

test("a price is changed in Sveltia's test repository, without an account", async ({ page }) => {
  await page.route("**/admin/assets/index-*.js", async (route) => {
    const script = await (await route.fetch()).text();
    const body = script.replace(/(?<=backend:\{name:)[`"]github[`"]/, '"test-repo"');
    await route.fulfill({ body, contentType: "text/javascript" });
  });
  await page.goto("/admin");
  const text = readFileSync(join(sampleContent, "prices.yaml"), "utf8");
  /** Writes the file of the test repository, or reads it. */
  const file = async (text: string) => {
    let folder = await navigator.storage.getDirectory();
    for (const name of ["sveltia-cms-test", "content"])
      folder = await folder.getDirectoryHandle(name, { create: true });
    const handle = await folder.getFileHandle("prices.yaml", { create: true });
    if (!text) return (await handle.getFile()).text();
    const stream = await handle.createWritable();
    await stream.write(text);
    return stream.close();
  };
  await page.evaluate(file, text);
  await button(page, "Work with Test Repository").click();
  await change(page, "prices", price.steps);
  await save(page);
  expect(await page.evaluate(file, "")).toBe(text.replace("amount: 60", "amount: 65"));
});
