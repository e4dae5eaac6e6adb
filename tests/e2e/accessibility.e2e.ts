import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { helpDeskSite, provideHelpDesk } from "../support/help-desk.ts";
import { shownPaths, sweep } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";
import { openTooltip } from "../support/tooltip.ts";

const tags = ["wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules about colors: only these can differ in the dark scheme. */
const colorRules = ["color-contrast", "color-contrast-enhanced", "link-in-text-block"];

/** axe's violations on the page as it is now, in both schemes: the rule and where. */
async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    // Legacy mode: no extra page for the results, which only pages with frames need.
    const axe = new AxeBuilder({ page }).setLegacyMode();
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

for (const path of [...shownPaths, `${helpDeskSite}/self-service`]) {
  const tag = sweep(path);
  test(`axe finds nothing on ${path}, in light and in dark`, { tag }, async ({ page }) => {
    await provideHelpDesk(page);
    await page.goto(path, { waitUntil: "networkidle" });
    expect(await faultsOf(page)).toEqual([]);
    const paper = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const dark = await paper();
    await page.emulateMedia({ colorScheme: "light" });
    expect(await paper()).not.toBe(dark);
  });
}

test("axe finds nothing with the mobile menu open", { tag: "@sweep" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/services");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});

test("axe finds nothing in any state of the islands", { tag: ["@chromium", "@sweep"] }, async ({
  page,
  contact,
}) => {
  test.slow();
  await page.clock.install();
  await contact.open();
  await contact.send.click();
  await expect(page.getByRole("alert")).not.toBeEmpty();
  expect(await faultsOf(page), "every field wrong").toEqual([]);

  // Toasts stay while the focus is in them, which F8 moves there.
  await contact.failToSend();
  await page.keyboard.press("F8");
  await expect(page.getByText("Error", { exact: true })).toBeVisible();
  expect(await faultsOf(page), "the toast of a failure").toEqual([]);

  await contact.sendMessage({ message: "It blinks.\n".repeat(400) });
  await expect(contact.finished.heading).toBeFocused();
  await contact.finished.ways.click();
  await contact.finished.copyAddress.click();
  await page.keyboard.press("F8");
  await expect(page.getByText("Opening email client...", { exact: true })).toBeVisible();
  expect(await faultsOf(page), "a message too long for a mail app, and its toast").toEqual([]);

  await page.goto("/legal");
  await page.getByRole("tab", { name: "Business Service Terms", exact: true }).click();
  await expect(page.getByRole("tabpanel", { name: "Business Service Terms" })).toBeVisible();
  await openTooltip(page);
  expect(await faultsOf(page), "the terms, and an open tooltip").toEqual([]);
});

test("forced colors keep edges, focus, mistakes and the chosen tab", { tag: "@chromium" }, async ({
  page,
  contact,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await contact.open();
  const { firstName, lastName, email, service, send } = contact;
  await expect(send).not.toHaveCSS("border-top-width", /^[01](\.\d+)?px$/);
  await expect(firstName).not.toHaveCSS("border-top-width", /^0/);
  await firstName.focus();
  await page.keyboard.press("Tab");
  await expect(lastName).toHaveCSS("outline-style", "solid");
  await expect(lastName).not.toHaveCSS("outline-width", /^[01](\.\d+)?px$/);
  const background = await send.evaluate((button) => getComputedStyle(button).backgroundColor);
  await expect(send).not.toHaveCSS("color", background);
  await expect(service).toHaveCSS("appearance", "auto");
  await expect(email).toHaveCSS("border-left-width", "2px");
  await send.click();
  await expect(email).toHaveCSS("border-left-width", "6px");
  await page.goto("/legal");
  await page.locator("#tab-disclaimer").focus();
  const chosen = page.getByRole("tab", { selected: true });
  await expect(chosen).toHaveCSS("text-decoration-line", "underline");
});
