import type { Page } from "@playwright/test";
import { expect, test } from "../../support/test.ts";

test("nothing moves on Contact while a message is written and sent", {
  tag: "@sweep",
}, async ({ page, contact }) => {
  await page.setViewportSize({ width: 375, height: 900 });
  // As phones have it.
  await page.addInitScript(() => Object.assign(navigator, { share: async () => {} }));
  await page.addInitScript(watchShifts);
  await page.goto("/contact", { waitUntil: "networkidle" });
  await contact.ready();
  // Its script loads after first paint.
  await expect(page.locator("[data-open-now]").first()).not.toBeEmpty();
  const { send, firstName, email } = contact;
  await send.click();
  await expect(page.getByRole("alert")).not.toBeEmpty();
  // Longer than the time after an input in which a shift does not count.
  const pause = () => page.waitForTimeout(600);
  await pause();
  // By keys: a shift right after a visitor's own input does not count.
  await firstName.press("A");
  await contact.typeOn({ lastName: "Ortiz", email: "ana", service: "Gen", message: "It blinks." });
  await pause();
  await send.click();
  await email.press("End");
  await page.keyboard.type("@example.com");
  await pause();
  await send.click();
  await contact.closeToast.click();
  await pause();
  await contact.finished.copyMessage.click();
  await pause();
  await contact.finished.edit.click();
  await pause();
  await send.click();
  // What opens it would stop the reload.
  await expect.poll(() => contact.mailUrls).toHaveLength(2);
  expect(await shiftsOn(page)).toEqual([]);
  await page.reload({ waitUntil: "networkidle" });
  await expect(contact.finished.heading).toBeVisible();
  await pause();
  expect(await shiftsOn(page)).toEqual([]);
});

/** Collects the texts that move, except by the visitor's input, in window.shifts. */
function watchShifts(): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, sources } of list.getEntries() as (PerformanceEntry & Shift)[])
      if (!hadRecentInput) shifts.push(sources.map(({ node }) => node?.textContent).join(" | "));
  }).observe({ type: "layout-shift" });
}

const shiftsOn = (page: Page) => page.evaluate(() => Reflect.get(window, "shifts"));

type Shift = { hadRecentInput: boolean; sources: { node: Node | null }[] };
