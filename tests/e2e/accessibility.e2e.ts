import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { helpDeskSite, provideHelpDesk } from "../support/help-desk.ts";
import { pages } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

const tags = ["wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules that look at colors, the only ones that can find another thing in another scheme. */
const colorRules = ["color-contrast", "color-contrast-enhanced", "link-in-text-block"];

/** What axe finds wrong with the page as it stands, in either scheme: the rule and where. */
async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const axe = new AxeBuilder({ page });
    const { violations } = await (colorScheme === "light"
      ? axe.withTags(tags)
      : axe.withRules(colorRules)
    ).analyze();
    for (const { id, nodes } of violations) {
      faults.push(...nodes.map(({ target }) => `${id} at ${target.join(" ")}, ${colorScheme}`));
    }
  }
  return faults;
}

for (const { path, name } of [...pages, { path: "/offline", name: "the offline page" }]) {
  test(`axe finds nothing on ${name}`, async ({ page }) => {
    await page.goto(path, { waitUntil: "networkidle" });
    expect(await faultsOf(page)).toEqual([]);
  });

  test(`axe finds nothing on ${name}, from the smallest phone to the widest screen`, {
    tag: "@long",
  }, async ({ page }) => {
    await page.goto(path, { waitUntil: "networkidle" });
    for (const width of [320, 768, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await faultsOf(page), `${width} pixels`).toEqual([]);
    }
  });

  test(`axe finds nothing on ${name} in forced colors`, { tag: "@chromium" }, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await page.goto(path, { waitUntil: "networkidle" });
    // The reader's own colors are on screen. axe measures -webkit-text-fill-color, which still holds
    // the page's, against their background; so contrast is held by the colors themselves, below.
    const { violations } = await new AxeBuilder({ page })
      .withTags(tags)
      .disableRules(["color-contrast", "color-contrast-enhanced"])
      .analyze();
    const texts = await page
      .locator("h1, h2, h3, p, li, dd, th, td, a, button, label")
      .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).color))]);
    // Chromium's palette: text, links and buttons on white, and nothing of the page's own.
    for (const color of texts) expect(["rgb(0, 0, 0)", "rgb(0, 0, 159)"]).toContain(color);
    expect(violations.map(({ id, nodes }) => [id, nodes.length])).toEqual([]);
  });
}

test("axe finds nothing on the terms", async ({ page }) => {
  await page.goto("/legal#terms");
  await expect(page.getByRole("tabpanel", { name: "Business Service Terms" })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});

test("axe finds nothing with the mobile menu open", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/services");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});

test.describe("for an address that no page has", () => {
  test.use({ allowedFaults: /status of 404/ });

  test("axe finds nothing", async ({ page }) => {
    await page.goto("/nowhere");
    expect(await faultsOf(page)).toEqual([]);
  });
});

test.describe("on Self Service with a help desk", () => {
  test.use({ baseURL: helpDeskSite, allowedFaults: /desk\.zoho\.com/ });

  test("axe finds nothing while the form is loading, and when it is slow", async ({ page }) => {
    await provideHelpDesk(page, () => new Promise(() => {}));
    await page.clock.install();
    await page.goto("/self-service", { waitUntil: "domcontentloaded" });
    const status = page.getByRole("status");
    await expect(status).toContainText("loading");
    expect(await faultsOf(page)).toEqual([]);
    await page.clock.runFor(10_100);
    await expect(status).toContainText("taking long");
    expect(await faultsOf(page)).toEqual([]);
  });

  test("axe finds nothing when the form could not be loaded", async ({ page }) => {
    await provideHelpDesk(page, (route) => route.abort());
    await page.goto("/self-service");
    await expect(page.getByRole("status")).toContainText("could not be loaded");
    expect(await faultsOf(page)).toEqual([]);
  });
});
