import type { Locator, Page } from "@playwright/test";
import { contactForm, fillContactForm, wakeContactForm } from "../support/contact-form.ts";
import { breakEncoder } from "../support/failing-encoder.ts";
import { expect, test } from "../support/test.ts";

/** How long the form waits for the system to bring up the mail app. */
const handover = 600;
const success = "Opening email client...";
const failure = "Error";

const area = (page: Page) => page.getByRole("region", { name: "Notifications (F8)", exact: true });
const toasts = (page: Page) => area(page).getByRole("listitem");
const closeButton = (page: Page) => area(page).getByRole("button", { name: "Close", exact: true });

/** A page whose time stands still, with a form that can be sent. */
test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.goto("/contact");
  await wakeContactForm(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
});

async function succeed(page: Page): Promise<void> {
  await fillContactForm(page);
  await contactForm(page).send.click();
  await expect(page.getByRole("button", { name: "Sending...", exact: true })).toBeVisible();
  await page.clock.runFor(handover);
  await expect(toasts(page).getByText(success, { exact: true })).toBeVisible();
}

async function fail(page: Page): Promise<void> {
  await fillContactForm(page);
  const encoder = await breakEncoder(page);
  await contactForm(page).send.click();
  await expect(toasts(page).getByText(failure, { exact: true })).toBeVisible();
  await encoder.mend();
}

/** Shown for 5000 ms, and no longer. */
async function expectFiveSeconds(page: Page): Promise<void> {
  await page.clock.runFor(4999);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(toasts(page)).toHaveCount(0);
}

test("a toast is shown for five seconds", async ({ page }) => {
  await succeed(page);
  await expectFiveSeconds(page);
});

test("a toast waits while it is pointed at, and goes on when it is left", async ({ page }) => {
  await succeed(page);
  await toasts(page).hover();
  await page.clock.runFor(20_000);
  await expect(toasts(page)).toHaveCount(1);
  await page.mouse.move(2, 2);
  await page.clock.runFor(5100);
  await expect(toasts(page)).toHaveCount(0);
});

test("there is one toast at a time: a second takes the place of the first", async ({ page }) => {
  await fail(page);
  await page.clock.runFor(3000);
  await succeed(page);
  await expect(toasts(page)).toHaveCount(1);
  await expect(page.getByText(failure, { exact: true })).toHaveCount(0);
  await expectFiveSeconds(page);
});

test("a toast is announced, and a failure at once", async ({ page }) => {
  await fail(page);
  await page.clock.runFor(100);
  const status = page.getByRole("status");
  await expect(status).toHaveText(
    "Notifications Error There was an issue processing your request. Please try calling us directly.",
  );
  await expect(status).toHaveAttribute("aria-live", "assertive");
});

test("the success is announced too", async ({ page }) => {
  await succeed(page);
  await page.clock.runFor(100);
  await expect(page.getByRole("status")).toHaveText(
    "Notifications Opening email client... Your default email application should open with the message pre-filled.",
  );
});

test("only a failure is marked as destructive", async ({ page }) => {
  await fail(page);
  await expect(toasts(page)).toHaveAttribute("data-destructive", "true");
  await succeed(page);
  await expect(toasts(page)).not.toHaveAttribute("data-destructive");
});

test("F8 takes the focus to the notifications, and the toast then waits", async ({ page }) => {
  await succeed(page);
  for (const key of ["F7", "F9"]) await page.keyboard.press(key);
  await expect(area(page).getByRole("list")).not.toBeFocused();
  await page.keyboard.press("F8");
  await expect(area(page).getByRole("list")).toBeFocused();

  await page.keyboard.press("Tab");
  await expect(toasts(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(closeButton(page)).toBeFocused();
  await page.clock.runFor(20_000);
  await page.keyboard.press("Enter");
  await expect(toasts(page)).toHaveCount(0);
  await expect(area(page).getByRole("list")).toBeFocused();
});

test("Escape closes the toast", async ({ page }) => {
  await succeed(page);
  await page.keyboard.press("Escape");
  await expect(toasts(page)).toHaveCount(0);
});

test("after one was closed by its button, the next is shown for five seconds again", async ({
  page,
}) => {
  await fail(page);
  await closeButton(page).click();
  await expect(toasts(page)).toHaveCount(0);
  await page.mouse.move(2, 2);
  await succeed(page);
  await expectFiveSeconds(page);
});

async function swipeByMouse(page: Page, { x, y }: { x: number; y: number }, distance: number) {
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const part of [0.2, 0.5, 1]) await page.mouse.move(x + distance * part, y);
  await page.mouse.up();
}

async function swipeByFinger(page: Page, { x, y }: { x: number; y: number }, distance: number) {
  const devTools = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: number) =>
    devTools.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: at === undefined ? [] : [{ x: at, y }],
    });
  await touch("touchStart", x);
  for (const part of [0.3, 0.6, 1]) await touch("touchMove", x + distance * part);
  await touch("touchEnd");
}

async function startOf(toast: Locator): Promise<{ x: number; y: number }> {
  const box = await toast.boundingBox();
  if (!box) throw new Error("The toast is not on screen");
  return { x: Math.round(box.x + 40), y: Math.round(box.y + box.height / 2) };
}

for (const [means, swipe] of Object.entries({ mouse: swipeByMouse, finger: swipeByFinger })) {
  test(`a swipe to the right by ${means} dismisses a toast past 50 pixels`, {
    tag: means === "finger" ? "@chromium" : [],
  }, async ({ page }) => {
    await fail(page);
    const start = await startOf(toasts(page));
    await swipe(page, start, 50);
    await expect(toasts(page)).toHaveAttribute("data-swipe", "cancel");
    await swipe(page, start, -80);
    await expect(toasts(page)).toHaveCount(1);
    await swipe(page, start, 51);
    await expect(toasts(page)).toHaveCount(0);

    await page.mouse.move(2, 2);
    await succeed(page);
    await expectFiveSeconds(page);
  });
}
