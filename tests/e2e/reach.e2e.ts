import {
  contactForm,
  fillContactForm,
  finishedMessage,
  wakeContactForm,
} from "../support/contact-form.ts";
import { smallTargets } from "../support/layout.ts";
import { expect, test } from "../support/test.ts";

// What every page has in common is swept in layout.e2e.ts; these are states that need a visitor.

test("at 400 % zoom the open menu has targets of 44 pixels, and its last link can be reached", async ({
  page,
}) => {
  // 1280 by 1024 pixels at 400 %, as WCAG 1.4.10 counts.
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/services");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const last = page.getByRole("navigation", { name: "Main" }).getByRole("link").last();
  await last.focus();
  await expect(last).toBeInViewport();
  expect(await smallTargets(page)).toEqual([]);
});

test("the targets of the finished message and its toast are at least 44 pixels each way", {
  tag: ["@mail", "@both"],
}, async ({ page }) => {
  await page.goto("/contact");
  await wakeContactForm(page);
  await fillContactForm(page);
  await contactForm(page).send.click();
  await expect(finishedMessage(page).heading).toBeFocused();
  await expect(page.getByText("Opening email client...", { exact: true })).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
});

test("in forced colors buttons have a border, the focus an outline and the chosen tab a line", {
  tag: "@chromium",
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/contact");
  const { firstName, lastName, send } = contactForm(page);
  await expect(send).not.toHaveCSS("border-top-width", /^[01](\.\d+)?px$/);
  await expect(firstName).not.toHaveCSS("border-top-width", /^0/);
  await firstName.focus();
  await page.keyboard.press("Tab");
  await expect(lastName).toHaveCSS("outline-style", "solid");
  await expect(lastName).not.toHaveCSS("outline-width", /^[01](\.\d+)?px$/);
  const background = await send.evaluate((button) => getComputedStyle(button).backgroundColor);
  await expect(send).not.toHaveCSS("color", background);
  await page.goto("/legal");
  await page.locator("#tab-disclaimer").focus();
  const chosen = page.getByRole("tab", { selected: true });
  await expect(chosen).toHaveCSS("text-decoration-line", "underline");
});
