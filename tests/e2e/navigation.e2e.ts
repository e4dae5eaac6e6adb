import type { Page } from "@playwright/test";
import { launchWithBackForwardCache, restoredOnBack } from "../support/back-forward-cache.ts";
import { isChromium } from "../support/browsers.ts";
import { smallTargets } from "../support/layout.ts";
import { expect, test } from "../support/test.ts";

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const menuButton = (page: Page) => page.getByRole("button", { name: "Menu", exact: true });
const mainNavigation = (page: Page) => page.getByRole("navigation", { name: "Main", exact: true });
const footer = (page: Page) => page.getByRole("contentinfo");

/** Checks the state that assistive technology reads; only Chromium reports it to a test. */
async function expectExpanded(page: Page, expected: boolean): Promise<void> {
  await expect(mainNavigation(page)).toBeVisible({ visible: expected });
  if (!isChromium(page)) return;
  const devTools = await page.context().newCDPSession(page);
  const { nodes } = await devTools.send("Accessibility.getFullAXTree");
  const node = nodes.find(({ role, name }) => role?.value === "button" && name?.value === "Menu");
  await devTools.detach();
  const expanded = node?.properties?.find(({ name }) => name === "expanded");
  expect(expanded?.value.value).toBe(expected);
}

test("a link leads to the top of its page, even of the page that is shown", async ({ page }) => {
  await page.goto("/services");
  for (const { name, path } of [
    { name: "Device Repair", path: "/services" },
    { name: "Legal and terms", path: "/legal" },
  ]) {
    await footer(page).getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect.poll(() => scrolled(page)).toBe(0);
  }
});

/** Whether the last section's content was laid out, in each frame so far. */
const layoutPerFrame = (page: Page) =>
  page.evaluate<string[]>(() => Reflect.get(window, "layoutPerFrame"));

test("a phone lays out what is far below in its second frame, unless it scrolls there", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const frames: string[] = [];
    Reflect.set(window, "layoutPerFrame", frames);
    new PerformanceObserver((list) =>
      Reflect.set(window, "shifts", list.getEntries().length),
    ).observe({ type: "layout-shift", buffered: true });
    requestAnimationFrame(function look() {
      const last = document.querySelector("#next-step > div");
      if (last) frames.push(getComputedStyle(last).contentVisibility);
      if (frames.length < 9) requestAnimationFrame(look);
    });
  });
  const frames = async () => {
    await expect.poll(async () => (await layoutPerFrame(page)).length).toBe(9);
    return layoutPerFrame(page);
  };
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/pricing");
  expect(await frames()).not.toContain("hidden");
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto("/about");
  await page.goto("/pricing");
  const first = await frames();
  expect(await page.evaluate(() => Reflect.get(window, "shifts"))).toBeUndefined();
  if (isChromium(page)) expect(first[0]).toBe("hidden");
  expect(first.slice(3)).not.toContain("hidden");

  await page.evaluate(() => window.scrollTo(0, 4000));
  await page.reload();
  expect(await frames()).not.toContain("hidden");
  await expect.poll(() => scrolled(page)).toBe(4000);
  await page.goto("/about");
  await page.goBack();
  expect(await frames()).not.toContain("hidden");
  await expect.poll(() => scrolled(page)).toBe(4000);
  await page.goto("/services");
  await frames();
  expect(await page.evaluate(() => Reflect.get(window, "shifts"))).toBeUndefined();
  await page.goto("/about");
  await page.goto("/services#new-home-ethernet");
  expect(await frames()).not.toContain("hidden");
  await expect(page.getByRole("heading", { name: "New Home Ethernet Special" })).toBeInViewport();
});

test("the header has the phone at every width, from 1024 px on in a row with the links", async ({
  page,
}) => {
  await page.goto("/services");
  const call = page.getByRole("banner").getByRole("link", { name: "Call (806) 555-0142" });
  for (const width of [320, 375, 768, 1024, 1100, 1279, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.soft(call, `at ${width} px`).toBeVisible();
    const header = await page.getByRole("banner").boundingBox();
    if (width >= 1024) expect.soft(header?.height, `at ${width} px`).toBeLessThan(80);
  }
});

test("the skip link is the first stop of the keyboard, becomes visible and leads past the header", async ({
  page,
}) => {
  await page.goto("/pricing");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to the content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
});

test.describe("the mobile menu", { tag: "@phone" }, () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test("opens and closes by touch and by keyboard, and Escape returns the focus to the button", async ({
    page,
    hasTouch,
  }) => {
    await page.goto("/services");
    const press = () => (hasTouch ? menuButton(page).tap() : menuButton(page).click());
    await expectExpanded(page, false);
    await press();
    await expectExpanded(page, true);
    await press();
    await expectExpanded(page, false);
    await menuButton(page).focus();
    for (const key of ["Enter", "Space"]) {
      await page.keyboard.press(key);
      await expectExpanded(page, true);
      await page.keyboard.press("Tab");
      const home = mainNavigation(page).getByRole("link", { name: "Home", exact: true });
      await expect(home).toBeFocused();
      await page.keyboard.press("Escape");
      await expectExpanded(page, false);
      await expect(menuButton(page)).toBeFocused();
    }
  });

  test("at 400 % zoom can be used to its last link, and closes when Tab leaves it", async ({
    page,
  }) => {
    // 1280 by 1024 pixels at 400 %, as WCAG 1.4.10 counts.
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto("/contact");
    await menuButton(page).click();
    const last = mainNavigation(page).getByRole("link").last();
    await last.focus();
    await expect(last).toBeInViewport();
    expect(await smallTargets(page)).toEqual([]);
    await expectExpanded(page, true);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
    await expectExpanded(page, false);
  });

  test("covers the page, and closes when a link is chosen or the header grows wide enough for links", async ({
    page,
  }) => {
    await page.goto("/services");
    await menuButton(page).click();
    const box = await mainNavigation(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(page.viewportSize()?.height);
    await page.evaluate(() =>
      addEventListener("click", (event) => event.preventDefault(), { once: true }),
    );
    await mainNavigation(page).getByRole("link", { name: "Pricing", exact: true }).click();
    await expect(mainNavigation(page)).toBeHidden();
    await expect(page).toHaveURL("/services");

    await page.setViewportSize({ width: 768, height: 1024 });
    await menuButton(page).click();
    await expect(mainNavigation(page)).toBeVisible();
    await page.setViewportSize({ width: 1024, height: 768 });
    const inHeader = () =>
      mainNavigation(page).evaluate((menu) => {
        const bar = menu.closest("header")?.getBoundingClientRect();
        const { top, bottom } = menu.getBoundingClientRect();
        return bar !== undefined && top >= bar.top && bottom <= bar.bottom;
      });
    await expect.poll(inHeader).toBe(true);
    await page.setViewportSize({ width: 768, height: 1024 });
    await expect(mainNavigation(page)).toBeHidden();
  });

  test("is closed when Back restores the page from the back-forward cache", {
    tag: "@chromium",
  }, async ({ launchOptions, baseURL, viewport }) => {
    const browser = await launchWithBackForwardCache(launchOptions);
    const page = await browser.newPage({ ...(baseURL && { baseURL }), viewport });
    await page.goto("/services");
    await menuButton(page).click();
    await expect(mainNavigation(page)).toBeVisible();
    expect(await restoredOnBack(page, () => page.goto("/about"))).toBe(true);
    await expect(mainNavigation(page)).toBeHidden();
    await browser.close();
  });

  test.describe("without JavaScript", { tag: "@emulation" }, () => {
    test.use({ javaScriptEnabled: false });

    test("opens, leads to a page and is closed there", async ({ page }) => {
      await page.goto("/services");
      await expect(mainNavigation(page)).toBeHidden();
      await menuButton(page).click();
      await expect(mainNavigation(page)).toBeVisible();
      await mainNavigation(page).getByRole("link", { name: "Pricing", exact: true }).click();
      await expect(page).toHaveURL("/pricing");
      await expect(mainNavigation(page)).toBeHidden();
    });
  });
});
