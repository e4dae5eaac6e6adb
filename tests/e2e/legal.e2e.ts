import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

const disclaimer = "Legal Disclaimer and Policy";
const terms = "Business Service Terms";

const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const panel = (page: Page, name: string) => page.getByRole("tabpanel", { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });

/** Expects one of the two texts on the screen. */
async function expectShown(page: Page, id: "disclaimer" | "terms"): Promise<void> {
  await expect(page.locator("#disclaimer")).toBeVisible({ visible: id === "disclaimer" });
  await expect(page.locator("#terms")).toBeVisible({ visible: id === "terms" });
}

for (const [path, id, at, width] of [
  ["/legal#terms-ending-the-agreement", "terms", "Ending the agreement", 390],
  ["/legal", "disclaimer", "Your privacy", 1280],
] as const) {
  test(`${path} at ${width} px gets tabs without a move, and prints both texts`, async ({
    page,
    heldScripts,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path, { waitUntil: "commit" });
    if (id === "terms") await expect(heading(page, at)).toBeInViewport();
    else await heading(page, at).scrollIntoViewIfNeeded();
    const place = async () => (await heading(page, at).boundingBox())?.y ?? 0;
    const before = await place();
    heldScripts.release();
    const [name, other] = id === "terms" ? [terms, disclaimer] : [disclaimer, terms];
    await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
    expect(Math.abs((await place()) - before)).toBeLessThan(1);
    await expectShown(page, id);
    await tab(page, other).click();
    await expectShown(page, id === "terms" ? "disclaimer" : "terms");
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("#disclaimer")).toBeVisible();
    await expect(page.locator("#terms")).toBeVisible();
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
    ["ArrowLeft", disclaimer, terms],
    ["End", terms, disclaimer],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, selected)).toBeFocused();
    await expect(tab(page, selected)).toHaveAttribute("aria-selected", "true");
    await expect(tab(page, other)).toHaveAttribute("aria-selected", "false");
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

test("a click with Control, Shift or Command does what it does on a link", {
  tag: "@chromium",
}, async ({ page, context }) => {
  await page.goto("/legal");
  for (const modifier of ["Control", "Shift"] as const) {
    const opened = context.waitForEvent("page");
    await tab(page, terms).click({ modifiers: [modifier] });
    await expect(await opened).toHaveURL("/legal#terms");
  }
  const isLink = tab(page, terms).evaluate((link) => {
    const click = new MouseEvent("click", { metaKey: true, bubbles: true, cancelable: true });
    // Follows no link: the browser's own key for it differs by system.
    document.addEventListener("click", (event) => {
      (window as { prevented?: boolean }).prevented = event.defaultPrevented;
      event.preventDefault();
    });
    link.dispatchEvent(click);
    return !(window as { prevented?: boolean }).prevented;
  });
  expect(await isLink).toBe(true);
  await expectShown(page, "disclaimer");
});

test("a changed fragment shows its place, hydrated or not", async ({ page, heldScripts }) => {
  await page.goto("/legal", { waitUntil: "commit" });
  const texts = page.getByRole("navigation", { name: "Legal texts" });
  await texts.getByRole("link", { name: terms, exact: true }).click();
  await expect(heading(page, terms)).toBeInViewport();
  heldScripts.release();
  await expect(tab(page, terms)).toHaveAttribute("aria-selected", "true");

  for (const [fragment, id, name] of [
    ["disclaimer-changes-and-questions", "disclaimer", "Changes and questions"],
    ["terms-law-and-courts", "terms", "Law and courts"],
  ] as const) {
    await page.evaluate((hash) => {
      window.scrollTo({ top: 0, behavior: "instant" });
      window.location.hash = hash;
    }, fragment);
    await expectShown(page, id);
    await expect(heading(page, name)).toBeInViewport();
  }
});

test("text that a fragment or find-in-page reveals has its tab, and the reader's place stays", {
  tag: "@chromium",
}, async ({ page, heldScripts }) => {
  const place = heading(page, "Law and courts");
  await page.goto("/legal#:~:text=The%20courts%20of", { waitUntil: "commit" });
  await place.scrollIntoViewIfNeeded();
  const before = await place.boundingBox();
  heldScripts.release();
  await expect(tab(page, terms)).toHaveAttribute("aria-selected", "true");
  await expectShown(page, "terms");
  expect(((await place.boundingBox())?.y ?? 0) - (before?.y ?? 0)).toBeCloseTo(0, 0);

  await expect(page.locator("#disclaimer")).toHaveAttribute("hidden", "until-found");
  // Safari selects the match afterwards, and does not scroll to it.
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: "instant" });
    const found = new Event("beforematch", { bubbles: true });
    document.querySelector("#disclaimer")?.dispatchEvent(found);
    getSelection()?.selectAllChildren(
      document.querySelector("#disclaimer-changes-and-questions") as Element,
    );
  });
  await expectShown(page, "disclaimer");
  await expect(tab(page, disclaimer)).toHaveAttribute("aria-selected", "true");
  await expect(heading(page, "Changes and questions")).toBeInViewport();
});

test("clauses are a level below their text, and listed on a wide page", async ({ page }) => {
  await page.goto("/legal#terms");
  const contents = page.getByRole("navigation", { name: `On this page: ${terms}` });
  for (const [name, level] of [
    [terms, 2],
    ["What we do", 3],
  ] as const)
    await expect(page.getByRole("heading", { name, exact: true, level })).toBeVisible();
  await expect(contents.locator("summary")).toBeHidden();
  await expect(contents.getByRole("link", { name: "Law and courts" })).toBeVisible();
  await page.setViewportSize({ width: 375, height: 800 });
  await expect(contents.locator("summary")).toBeVisible();
  await expect(contents.getByRole("link", { name: "Law and courts" })).toBeHidden();
});
