import type { Page } from "@playwright/test";
import { tabTo } from "../support/contact-form.ts";
import { shownPaths, sweep } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

/**
 * Expects the focused element to be on screen, uncovered and outlined, once scrolling has settled.
 * Chromium scrolls it into view entirely, Firefox a part of it. Returns whether one has the focus.
 */
async function expectClearFocus(page: Page): Promise<boolean> {
  const entirely = page.context().browser()?.browserType().name() === "chromium";
  await expect.poll(() => page.evaluate(faultOfFocus, entirely), { timeout: 2_000 }).toBe("");
  return page.evaluate(() => document.activeElement !== document.body);
}

function faultOfFocus(entirely: boolean): string {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return "";
  const name = `${element.tagName} ${element.innerText || element.id}`.slice(0, 60);
  const box = element.getBoundingClientRect();
  const [across, down] = entirely ? [0, 0] : [box.width, box.height];
  const hidden =
    box.width === 0 ||
    box.left < -across ||
    box.top < -down ||
    box.right > innerWidth + across ||
    box.bottom > innerHeight + down;
  const uncovered = [box.left + box.width / 2, box.left + 3, box.right - 3].some((x) => {
    const found = document.elementFromPoint(x, box.top + box.height / 2);
    return found !== null && (element.contains(found) || found.contains(element));
  });
  const tall = box.height > innerHeight / 2;
  if (hidden && !tall) return `${name} is not on screen: ${JSON.stringify(box)}`;
  if (!uncovered && !tall) return `${name} is covered`;
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const bare = outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2;
  return bare ? `${name} has no outline` : "";
}

/** Presses a key until the focus leaves the page; every stop must be clear. */
async function expectClearStops(page: Page, key: string): Promise<void> {
  for (let stops = 0; stops < 200; stops += 1) {
    await page.keyboard.press(key);
    if (await expectClearFocus(page)) continue;
    expect(stops).toBeGreaterThan(10);
    return;
  }
  throw new Error(`${key} never leaves the page`);
}

for (const path of shownPaths) {
  const tag = path === "/contact" ? "@both" : sweep(path);
  test(`every stop of Tab on ${path} is seen, with an outline`, { tag }, async ({ page }) => {
    await page.goto(path);
    await expectClearStops(page, "Tab");
  });
}

test("going backwards with Shift and Tab no stop is hidden either", {
  tag: ["@both", "@sweep"],
}, async ({ page }) => {
  await page.goto("/services");
  await expectClearStops(page, "Shift+Tab");
});

test("a message is written, corrected and made by keyboard alone", {
  tag: "@chromium",
}, async ({ page, contact }) => {
  await page.goto("/");
  await tabTo(page, page.getByRole("banner").getByRole("link", { name: "Contact", exact: true }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/contact");
  await tabTo(page, contact.firstName);
  await page.locator("form[novalidate]").waitFor();
  await page.keyboard.type("Ana");
  await contact.typeOn({
    lastName: "Ortiz",
    email: "ana",
    service: "Cyber",
    message: "It blinks.",
  });
  await tabTo(page, contact.send);
  await page.keyboard.press("Enter");
  await expect(contact.email).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.type("@example.com");
  // Firefox brings the caret into view a frame after the last letter. Nobody sends as soon as that.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await page.keyboard.press("Enter");

  await expect(contact.finished.heading).toBeFocused();
  await expect
    .poll(() => contact.mails()[0]?.fields.body)
    .toContain("Service Needed: Cybersecurity Guidance");
  await expectClearFocus(page);
  await tabTo(page, contact.finished.copyMessage);
});
