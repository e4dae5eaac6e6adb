import type { Page } from "@playwright/test";
import { holdScripts } from "../support/held-files.ts";
import { expect, test } from "../support/test.ts";

const disclaimer = "Legal Disclaimer and Policy";
const terms = "Business Service Terms";

const link = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Legal texts" }).getByRole("link", { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const panel = (page: Page, name: string) => page.getByRole("tabpanel", { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });

/** Expects one of the two texts on the screen. */
async function expectShown(page: Page, id: "disclaimer" | "terms"): Promise<void> {
  await expect(page.locator("#disclaimer")).toBeVisible({ visible: id === "disclaimer" });
  await expect(page.locator("#terms")).toBeVisible({ visible: id === "terms" });
}

async function expectBothPrinted(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("#disclaimer")).toBeVisible();
  await expect(page.locator("#terms")).toBeVisible();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("tablist")).toHaveCount(0);
  await page.emulateMedia({ media: null });
}

/** The number of clauses of a text that have their heading beside them, not above. */
const clausesBeside = (page: Page, id: string) =>
  page.locator(`#${id} nav ~ h2`).evaluateAll((headings) => {
    const texts = headings.map((each) => each.nextElementSibling?.getBoundingClientRect());
    return headings.filter((each, index) => {
      const { top, right } = each.getBoundingClientRect();
      return texts[index]?.top === top && texts[index].left >= right;
    }).length;
  });

for (const { path, id, at, width } of [
  {
    path: "/legal#terms-ending-the-agreement",
    id: "terms",
    at: "Ending the agreement",
    width: 390,
  },
  { path: "/legal", id: "disclaimer", at: "Your privacy", width: 1280 },
] as const) {
  test(`${path}, ${width} pixels wide, has tabs soon after it is painted, and nothing moves then`, {
    tag: "@emulation",
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const letGo = await holdScripts(page);
    await page.goto(path, { waitUntil: "commit" });
    if (id === "terms") await expect(heading(page, at)).toBeInViewport();
    else await heading(page, at).scrollIntoViewIfNeeded();
    await expectBothPrinted(page);
    const place = async () => (await heading(page, at).boundingBox())?.y ?? 0;
    const before = await place();
    letGo();
    const name = id === "terms" ? terms : disclaimer;
    await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
    expect(Math.abs((await place()) - before)).toBeLessThan(1);
    expect(await clausesBeside(page, id)).toBe(width > 1000 ? 8 : 0);
    await expectShown(page, id);
    await expectBothPrinted(page);
  });
}

test("keys and clicks select a tab and write it into the URL; Back leaves", async ({ page }) => {
  await page.goto("/about");
  await page.goto("/legal");
  await expect(page.getByRole("tab")).toHaveText([disclaimer, terms]);
  await tab(page, disclaimer).focus();
  await expect(page.getByRole("tablist", { name: "Legal texts", exact: true })).toBeVisible();

  for (const [key, selected, other] of [
    ["ArrowRight", terms, disclaimer],
    ["ArrowRight", disclaimer, terms],
    ["ArrowLeft", terms, disclaimer],
    ["Home", disclaimer, terms],
    ["End", terms, disclaimer],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, selected)).toBeFocused();
    await expect(tab(page, selected)).toHaveAttribute("aria-selected", "true");
    await expect(tab(page, selected)).toHaveAttribute("tabindex", "0");
    await expect(tab(page, other)).toHaveAttribute("aria-selected", "false");
    await expect(tab(page, other)).toHaveAttribute("tabindex", "-1");
    await expect(panel(page, selected)).toBeVisible();
    await expect(panel(page, other)).toBeHidden();
    await expect(page).toHaveURL(selected === terms ? "/legal#terms" : "/legal#disclaimer");
  }
  await page.keyboard.press("Tab");
  await expect(panel(page, terms)).toBeFocused();

  await tab(page, disclaimer).click();
  await expectShown(page, "disclaimer");
  await expect(page).toHaveURL("/legal#disclaimer");
  // Assistive technology may focus a tab that is not selected.
  await tab(page, terms).focus();
  await page.keyboard.press("Space");
  await expectShown(page, "terms");
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("a changed fragment shows its place, before hydration and after", async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto("/legal", { waitUntil: "commit" });
  await link(page, terms).click();
  await expect(heading(page, terms)).toBeInViewport();
  letGo();
  await expect(tab(page, terms)).toHaveAttribute("aria-selected", "true");

  for (const [fragment, id, name] of [
    ["disclaimer-changes", "disclaimer", "Changes"],
    ["terms-law-and-courts", "terms", "Law and courts"],
  ] as const) {
    await page.evaluate((hash) => {
      window.scrollTo({ top: 0, behavior: "instant" });
      window.location.hash = hash;
    }, fragment);
    await expectShown(page, id);
    await expect(heading(page, name)).toBeInViewport();
  }
  // Not page.goBack(): the system's Firefox does not report a step to a URL without a fragment.
  for (const id of ["disclaimer", "terms", "disclaimer"] as const) {
    await page.evaluate(() => window.history.back());
    await expectShown(page, id);
  }

  await tab(page, terms).click();
  await page.getByRole("link", { name: "Skip to the content" }).press("Enter");
  await expect(page).toHaveURL("/legal#content");
  await expectShown(page, "terms");
});

for (const [how, url] of [
  ["a text fragment", "/legal#:~:text=The%20courts%20of"],
  ["find-in-page", "/legal"],
] as const) {
  test(`${how} reveals the hidden text, the tab follows, and the reader's place stays`, {
    tag: "@chromium",
  }, async ({ page }) => {
    const place = heading(page, "Law and courts");
    const letGo = await holdScripts(page);
    await page.goto(url, { waitUntil: "commit" });
    await place.scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollBy({ top: -60, behavior: "instant" }));
    const before = await place.boundingBox();
    const moved = async () => Math.abs(((await place.boundingBox())?.y ?? 0) - (before?.y ?? 0));
    letGo();
    await expect(tab(page, terms)).toHaveAttribute("aria-selected", "true");
    await expectShown(page, "terms");
    expect(await moved()).toBeLessThan(1);

    await expect(page.locator("#disclaimer")).toHaveAttribute("hidden", "until-found");
    await page.locator("#disclaimer").dispatchEvent("beforematch");
    await expectShown(page, "disclaimer");
    await expect(tab(page, disclaimer)).toHaveAttribute("aria-selected", "true");
    await tab(page, disclaimer).focus();
    await page.keyboard.press("Tab");
    await expect(panel(page, disclaimer)).toBeFocused();
    // A hidden text that can take the focus takes it unseen.
    await expect(page.locator("#terms")).not.toHaveAttribute("tabindex");
  });
}

test("Back from another page returns to the place in the terms", async ({ page }) => {
  await page.goto("/legal#terms");
  await expect(tab(page, terms)).toBeVisible();
  await heading(page, "Liability").scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(300);
  // Without scrolling to a link first.
  await page.evaluate(() => window.location.assign("/about"));
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expectShown(page, "terms");
  const distance = async () => Math.abs((await page.evaluate(() => window.scrollY)) - place);
  await expect.poll(distance).toBeLessThan(100);
});

test.describe("without JavaScript", { tag: "@emulation" }, () => {
  test.use({ javaScriptEnabled: false });

  test("both texts are on the page, below links to them", async ({ page }) => {
    await page.goto("/legal");
    await expect(page.getByRole("tab")).toHaveCount(0);
    await link(page, terms).click();
    await expect(heading(page, terms)).toBeInViewport();
    await page
      .getByRole("navigation", { name: "In this text: Business Service Terms" })
      .getByRole("link", { name: "Law and courts", exact: true })
      .click();
    await expect(heading(page, "Law and courts")).toBeInViewport();
    await page.goto("/legal");
    await expect(page.locator("#disclaimer")).toBeVisible();
    await expect(page.locator("#terms")).toBeVisible();
    await expectBothPrinted(page);
  });
});
