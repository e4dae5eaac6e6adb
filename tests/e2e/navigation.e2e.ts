import type { Page } from "@playwright/test";
import { smallTargets } from "../support/layout.ts";
import { expect, test } from "../support/test.ts";

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const menuButton = (page: Page) => page.getByRole("button", { name: /^(Menu|Close)$/ });
const mainNavigation = (page: Page) => page.getByRole("navigation", { name: "Main", exact: true });

test("a link leads to the top of its page, even of the page that is shown", async ({ page }) => {
  await page.goto("/legal");
  for (const path of ["/legal", "/services"]) {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    if (path === "/services") await mainNavigation(page).locator(`a[href="${path}"]`).click();
    else
      await page.getByRole("contentinfo").getByRole("link", { name: "Legal and privacy" }).click();
    await expect(page).toHaveURL(path);
    await expect.poll(() => scrolled(page)).toBe(0);
  }
});

test("the phone stays in view, from 1024 px on in the row of links", async ({ page }) => {
  await page.goto("/services");
  const call = page.getByRole("banner").getByRole("link", { name: "Call (806) 555-0142" });
  for (const width of [320, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => scrollTo(0, 1500));
    await expect.soft(call, `at ${width} px`).toBeInViewport();
    const header = await page.getByRole("banner").boundingBox();
    if (width >= 1024) expect.soft(header?.height, `at ${width} px`).toBeLessThan(80);
  }
});

test("the header of a phone scrolls away where the text is large", { tag: "@phone" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto("/services");
  const devTools = await page.context().newCDPSession(page);
  for (const standard of [21, 32]) {
    await devTools.send("Page.setFontSizes", { fontSizes: { standard } });
    await page.evaluate(() => scrollTo(0, 1500));
    await expect.soft(page.getByRole("banner"), `text of ${standard} px`).not.toBeInViewport();
  }
});

test("Tab goes left to right in the header, and its rings fit", async ({ page }) => {
  await page.goto("/services");
  await page.getByRole("link", { name: "Skip to the content" }).focus();
  let before = 0;
  for (let stop = 0; stop < 9; stop += 1) {
    await page.keyboard.press("Tab");
    const { name, left, wider, cut } = await page.evaluate(() => {
      const link = document.activeElement as HTMLElement;
      const box = link.getBoundingClientRect();
      const text = document.createRange();
      text.selectNodeContents(link);
      const clips = (element: Element | null): boolean =>
        element !== null &&
        (getComputedStyle(element).overflow !== "visible" || clips(element.parentElement));
      return {
        name: link.innerText,
        left: box.left,
        wider: box.width - text.getBoundingClientRect().width,
        cut: clips(link.closest("nav, header > div") ?? link) || box.top < 6,
      };
    });
    expect.soft(left, name).toBeGreaterThan(before);
    expect.soft(wider, name).toBeLessThan(40);
    expect.soft(cut, name).toBe(false);
    before = left;
  }
});

test.describe("the 404 page", () => {
  test.use({ allowedFaults: /status of 404/ });

  test("names the page that is meant, if there is one", async ({ page }) => {
    const hint = page.getByRole("main").getByText("You may have meant:");
    for (const [path, name, target] of [
      ["/Pricing", "Pricing", "/pricing"],
      ["/ABOUT", "About", "/about"],
      ["/pricing,", "Pricing", "/pricing"],
      ["/self-service%20", "Self Service", "/self-service"],
      ["/Legal)", "Legal and privacy", "/legal"],
    ] as const) {
      await page.goto(path);
      const link = hint.getByRole("link", { name, exact: true });
      await expect(link, path).toHaveAttribute("href", target);
    }
    await page.goto("/nowhere");
    await expect(page.locator("[data-open-now]").first()).not.toBeEmpty();
    await expect(hint).toBeHidden();
  });
});

test("the skip link is the first stop, visible, and skips the header", async ({ page }) => {
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

  test("opens and closes by touch and keyboard, and by Escape", async ({ page, hasTouch }) => {
    await page.goto("/services");
    const press = () => (hasTouch ? menuButton(page).tap() : menuButton(page).click());
    await expect(mainNavigation(page)).toBeHidden();
    await press();
    await expect(mainNavigation(page)).toBeVisible();
    const box = await mainNavigation(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(page.viewportSize()?.height);
    await press();
    await expect(mainNavigation(page)).toBeHidden();
    await menuButton(page).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    const home = mainNavigation(page).getByRole("link", { name: "Home", exact: true });
    await expect(home).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(mainNavigation(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

  test("at 400 % zoom shows its last link, and closes when Tab leaves it", async ({ page }) => {
    // 1280 by 1024 pixels at 400 %, as WCAG 1.4.10 counts.
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto("/contact");
    await menuButton(page).click();
    const last = mainNavigation(page).getByRole("link").last();
    await last.focus();
    await expect(last).toBeInViewport();
    expect(await smallTargets(page)).toEqual([]);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
    await expect(mainNavigation(page)).toBeHidden();
  });

  test("closes on a choice, on leaving, and where the links have room", async ({ page }) => {
    await page.goto("/services");
    await menuButton(page).click();
    await page.evaluate(() =>
      addEventListener("click", (event) => event.preventDefault(), { once: true }),
    );
    await mainNavigation(page).getByRole("link", { name: "Pricing", exact: true }).click();
    await expect(mainNavigation(page)).toBeHidden();
    await expect(page).toHaveURL("/services");

    await menuButton(page).click();
    await expect(mainNavigation(page)).toBeVisible();
    await page.setViewportSize({ width: 1024, height: 768 });
    const banner = page.getByRole("banner");
    await expect.poll(async () => (await banner.boundingBox())?.height).toBeLessThan(80);
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(mainNavigation(page)).toBeHidden();

    // Leaving for the back-forward cache, which Playwright's browsers lack.
    await menuButton(page).click();
    await expect(mainNavigation(page)).toBeVisible();
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide")));
    await expect(mainNavigation(page)).toBeHidden();
  });

  for (const viewport of [
    { width: 844, height: 390 },
    { width: 667, height: 375 },
    { width: 320, height: 480 },
  ]) {
    test(`at ${viewport.width} by ${viewport.height} swipes end with the menu, and it closes when its button scrolls away`, {
      tag: "@chromium",
    }, async ({ page, context }) => {
      await page.setViewportSize(viewport);
      await page.goto("/pricing");
      const devTools = await context.newCDPSession(page);
      const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: object[]) =>
        devTools.send("Input.dispatchTouchEvent", { type, touchPoints: touchPoints as [] });
      const swipeUp = async (from: number, to: number) => {
        const x = viewport.width / 2;
        await touch("touchStart", { x, y: from });
        for (let y = from; y >= to; y -= 10) await touch("touchMove", { x, y });
        await touch("touchEnd");
      };
      const last = mainNavigation(page).getByRole("link").last();
      await menuButton(page).tap();
      await swipeUp(viewport.height - 20, 150);
      await expect(last).toBeInViewport();
      await swipeUp(viewport.height - 20, 150);
      expect(await scrolled(page)).toBe(0);
      await expect(last).toBeInViewport();
      await swipeUp(60, 10);
      await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
      // Where the header is sticky, the button is still there.
      if (viewport.height < 480) await expect(mainNavigation(page)).toBeHidden();
      else await expect(page.getByRole("button", { name: "Close" })).toBeInViewport();
    });
  }

  test.describe("without JavaScript", () => {
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
