import type { Page } from "@playwright/test";
import { contactForm, formReady } from "../support/contact-form.ts";
import { expect, test } from "../support/test.ts";

// tests/built/screens.test.ts checks the service of each link.
const askLinks = (page: Page) =>
  page.getByRole("main").getByRole("link", { name: /^Ask about this/ });

const about = "About: New Home Ethernet Special, from $249";

test("a link 'Ask about this' leads to the top of Contact with its service and subject", async ({
  page,
}) => {
  await page.goto("/services");
  await askLinks(page).last().click();
  await expect(contactForm(page).service).toHaveValue("network-installation");
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByText(about, { exact: true })).toBeInViewport();
  await expect(contactForm(page).message).toHaveValue(`${about}\n`);
});

test("a value that is no service is ignored without an error", async ({ page }) => {
  for (const query of [
    "service=device-repair%20",
    "service=__proto__&about=constructor",
    `service=${encodeURIComponent('"><img src=x onerror=alert(1)>')}`,
  ]) {
    await page.goto(`/contact?${query}`);
    await formReady(page);
    await expect(contactForm(page).service).toHaveValue("");
    await expect(page.getByText(/^About:/)).toBeHidden();
    await expect(contactForm(page).message).toHaveValue("");
  }
});
