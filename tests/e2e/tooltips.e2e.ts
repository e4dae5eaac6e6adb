import type { Page } from "@playwright/test";
import { holdScripts } from "../support/held-files.ts";
import { expect, test } from "../support/test.ts";

const names = ["Facebook, coming soon", "Instagram, coming soon", "YouTube, coming soon"] as const;

const icon = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });
const tooltip = (page: Page, name: string) => page.getByRole("tooltip", { name, exact: true });

async function point(page: Page, name: string): Promise<void> {
  const box = await icon(page, name).boundingBox();
  if (!box) throw new Error(`${name} is not on screen`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

async function pointAway(page: Page): Promise<void> {
  await page.mouse.move(4, 4);
  await page.mouse.move(6, 6);
}

/** Waits until the script is there: an icon then answers the keyboard. */
async function wakeIcons(page: Page): Promise<void> {
  await icon(page, names[0]).focus();
  await expect(tooltip(page, names[0])).toBeVisible();
  await icon(page, names[0]).blur();
  await expect(page.getByRole("tooltip")).toHaveCount(0);
}

/**
 * Lets the script come, and expects that the second icon, which was reached before, never gets its
 * tooltip. That the script is there is seen by the third icon, which then answers the keyboard.
 */
async function expectNoAnswer(page: Page, letScriptCome: () => void): Promise<void> {
  const shown = await page.evaluateHandle(() => {
    const texts = new Set<string | null>();
    new MutationObserver(() => {
      for (const each of document.querySelectorAll("[role=tooltip]")) texts.add(each.textContent);
    }).observe(document.body, { childList: true, subtree: true });
    return texts;
  });
  letScriptCome();
  const third = icon(page, names[2]);
  await expect(async () => {
    await third.blur();
    await third.focus();
    await expect(tooltip(page, names[2])).toBeVisible({ timeout: 200 });
  }).toPass();
  await page.clock.runFor(700);
  expect(await shown.evaluate((texts) => [...texts])).toEqual([names[2]]);
}

/** The footer's icons in view, on a page whose time stands still. */
async function openWithStoppedTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto("/about");
  await wakeIcons(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

test("the icons answer on a page that opens further down, at a place in its address", async ({
  page,
}) => {
  await page.goto("/contact#message");
  await wakeIcons(page);
});

test("the three icons say what they are and that they are to come, and lead nowhere", async ({
  page,
}) => {
  await page.goto("/about");
  for (const name of names) {
    await expect(icon(page, name)).toHaveAttribute("aria-disabled", "true");
    await expect(icon(page, name)).not.toHaveAttribute("href");
  }
  // "force": Playwright itself would wait for an icon that is not disabled.
  await icon(page, names[0]).click({ force: true });
  await icon(page, names[0]).press("Enter");
  await expect(page).toHaveURL("/about");
});

test("an icon that is pointed at for 700 ms gets its name as a tooltip", async ({ page }) => {
  await openWithStoppedTime(page);
  await point(page, names[1]);
  await page.clock.runFor(699);
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tooltip(page, names[1])).toBeVisible();
  await pointAway(page);
  await expect(page.getByRole("tooltip")).toHaveCount(0);
});

test("within 300 ms of leaving one, the next icon's tooltip comes at once", async ({ page }) => {
  await openWithStoppedTime(page);
  await point(page, names[0]);
  await page.clock.runFor(700);
  await expect(tooltip(page, names[0])).toBeVisible();
  await pointAway(page);
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await page.clock.runFor(299);
  await point(page, names[2]);
  await expect(tooltip(page, names[2])).toBeVisible();
});

test("from 300 ms after leaving one, the next icon's tooltip takes 700 ms again", async ({
  page,
}) => {
  await openWithStoppedTime(page);
  await point(page, names[0]);
  await page.clock.runFor(700);
  await expect(tooltip(page, names[0])).toBeVisible();
  await pointAway(page);
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await page.clock.runFor(300);
  await point(page, names[2]);
  await page.clock.runFor(699);
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tooltip(page, names[2])).toBeVisible();
});

test("the keyboard opens each tooltip at once, one at a time, and Escape closes it", async ({
  page,
}) => {
  await openWithStoppedTime(page);
  await icon(page, names[0]).focus();
  await expect(tooltip(page, names[0])).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(icon(page, names[1])).toBeFocused();
  await expect(tooltip(page, names[1])).toBeVisible();
  await expect(page.getByRole("tooltip")).toHaveCount(1);

  await page.keyboard.press("Escape");
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await expect(icon(page, names[1])).toBeFocused();
});

test("Escape closes a tooltip that a pointer opened", async ({ page }) => {
  await openWithStoppedTime(page);
  await point(page, names[0]);
  await page.clock.runFor(700);
  await expect(tooltip(page, names[0])).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("tooltip")).toHaveCount(0);
});

test("a tooltip can be pointed at itself", async ({ page }) => {
  await openWithStoppedTime(page);
  await point(page, names[0]);
  await page.clock.runFor(700);
  await tooltip(page, names[0]).hover();
  await page.clock.runFor(1000);
  await expect(tooltip(page, names[0])).toBeVisible();
});

test.describe("when the script comes late", () => {
  test("the focus that made it come is answered", async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto("/about", { waitUntil: "domcontentloaded" });
    await icon(page, names[1]).focus();
    await page.keyboard.press("Tab");
    await expect(icon(page, names[2])).toBeFocused();
    letGo();
    await expect(tooltip(page, names[2])).toBeVisible();
  });

  test.describe("on a screen with a mouse", () => {
    test.use({ hasTouch: false, isMobile: false });

    test("the pointer that made it come is answered", async ({ page }) => {
      const letGo = await holdScripts(page);
      await page.goto("/about", { waitUntil: "domcontentloaded" });
      await icon(page, names[1]).scrollIntoViewIfNeeded();
      await point(page, names[1]);
      letGo();
      await expect(tooltip(page, names[1])).toBeVisible();
    });

    test("a pointer that has left meanwhile is not", async ({ page }) => {
      await page.clock.install();
      await page.goto("/about");
      // The page's own script, which makes the icons' come, is there.
      await page.locator("link[rel=manifest]").waitFor({ state: "attached" });
      const letGo = await holdScripts(page);
      await icon(page, names[1]).scrollIntoViewIfNeeded();
      const asked = page.waitForRequest(/\/hydrate\./);
      await point(page, names[1]);
      await asked;
      await pointAway(page);
      await expectNoAnswer(page, letGo);
    });
  });

  test.describe("on a screen to touch", () => {
    test.use({ hasTouch: true, isMobile: true });

    test("a first tap is answered like every other tap: by none", { tag: "@chromium" }, async ({
      page,
    }) => {
      const letGo = await holdScripts(page);
      await page.clock.install();
      await page.goto("/about", { waitUntil: "domcontentloaded" });
      await icon(page, names[1]).scrollIntoViewIfNeeded();
      const box = await icon(page, names[1]).boundingBox();
      const devTools = await page.context().newCDPSession(page);
      const touchPoints = [{ x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 }];
      await devTools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
      await devTools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      await expectNoAnswer(page, letGo);
    });
  });
});
