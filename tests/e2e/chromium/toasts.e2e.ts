import type { Locator } from "@playwright/test";
import { expect, test } from "../../support/test.ts";

test.beforeEach(({ contact }) => contact.openPaused());

test("a toast is shown for 5000 ms while the window is in front", async ({ page, contact }) => {
  const setFront = (inFront: boolean) =>
    page.evaluate((value) => {
      document.hasFocus = () => value;
      window.dispatchEvent(new Event(value ? "focus" : "blur"));
    }, inFront);
  // The mail app comes to the front before the toast is shown.
  await setFront(false);
  await contact.failToSend();
  await page.clock.runFor(60_000);
  await setFront(true);
  await page.clock.runFor(4999);
  await expect(contact.toast).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(contact.toast).toHaveCount(0);
});

for (const [width, height, font, size] of [
  [320, 568, 32, "100%"],
  [320, 568, 16, "200%"],
  [375, 667, 16, "100%"],
  [1440, 900, 16, "100%"],
] as const) {
  test(`at ${width} by ${height}, ${size} of ${font} px, a toast leaves the message and its own button in sight`, {
    tag: "@sweep",
  }, async ({ page, context, contact }) => {
    await page.setViewportSize({ width, height });
    const devTools = await context.newCDPSession(page);
    await devTools.send("Page.setFontSizes", { fontSizes: { standard: font } });
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
    await contact.sendMessage();
    const { heading, again, copyMessage } = contact.finished;
    await expect(heading).toBeFocused();
    for (const each of [heading, width === 320 ? copyMessage : again]) {
      await expect(each).toBeInViewport({ ratio: 1 });
      expect(await covers(contact.toast, each)).toBe(false);
    }
    await expect(contact.closeToast).toBeInViewport({ ratio: 1 });
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press("Tab");
      expect(await covers(contact.toast, page.locator(":focus"))).toBe(false);
    }
  });
}

async function covers(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error("not on screen");
  const across = Math.min(a.x + a.width, b.x + b.width) > Math.max(a.x, b.x);
  return across && Math.min(a.y + a.height, b.y + b.height) > Math.max(a.y, b.y);
}

test("a toast is announced and has its style", async ({ page, contact }) => {
  await contact.failToSend();
  await page.clock.runFor(100);
  const status = page.getByRole("status").filter({ hasText: "Notifications" });
  await expect(status).toHaveText(
    "Notifications Error There was an issue processing your request. Please try calling us directly.",
  );
  await expect(status).toHaveAttribute("aria-live", "assertive");
  await expect(contact.toast).toHaveAttribute("data-destructive", "true");

  await contact.sendMessage();
  await page.clock.runFor(100);
  await expect(status).toHaveText(
    "Notifications Opening email client... Your default email application should open with the message pre-filled.",
  );
  await expect(contact.toast).not.toHaveAttribute("data-destructive");
});

test("F8 focuses the toasts; one stays; Escape returns the focus", async ({ page, contact }) => {
  const list = contact.toasts.getByRole("list");
  for (const keys of [["Tab", "Tab", "Escape"], ["Tab", "Tab", "Enter"], ["Escape"]]) {
    await contact.failToSend();
    await contact.email.focus();
    await page.keyboard.press("F8");
    await expect(list).toBeFocused();
    await page.clock.runFor(60_000);
    await expect(contact.toast).toHaveCount(1);
    for (const key of keys) await page.keyboard.press(key);
    if (keys.length > 1) await expect(contact.toast).toHaveCount(0);
    await expect(contact.email).toBeFocused();
  }
  // Without a toast.
  await page.clock.runFor(60_000);
  await expect(contact.toast).toHaveCount(0);
  await page.keyboard.press("F8");
  await expect(list).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(contact.email).toBeFocused();
});

test("a toast that a pointer closes leaves the focus where it is", async ({ page, contact }) => {
  await contact.failToSend();
  await contact.message.fill("");
  await contact.message.pressSequentially("next me");
  await contact.closeToast.click();
  await expect(contact.toast).toHaveCount(0);
  await page.keyboard.type("ssage");
  await expect(contact.message).toHaveValue("next message");
});

test("a swipe to the right by more than 50 pixels closes a toast", async ({ page, contact }) => {
  await contact.failToSend();
  const box = await contact.toast.boundingBox();
  if (!box) throw new Error("the toast is not on screen");
  const [x, y] = [Math.round(box.x + 40), Math.round(box.y + box.height / 2)];
  const swipe = async (distance: number) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (const part of [0.2, 0.5, 1]) await page.mouse.move(x + distance * part, y);
    await page.mouse.up();
  };
  await swipe(50);
  await expect(contact.toast).toHaveAttribute("data-swipe", "cancel");
  await swipe(51);
  await expect(contact.toast).toHaveCount(0);
});
