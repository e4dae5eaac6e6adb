import type { Page } from "@playwright/test";
import { contactForm, formReady } from "../support/contact-form.ts";
import { expect, test } from "../support/test.ts";

// tests/built/screens.test.ts checks the service of each link.
const askLinks = (page: Page) =>
  page.getByRole("main").getByRole("link", { name: /^Ask about this/ });

test("a link 'Ask about this' leads to the contact form with its service and subject", async ({
  page,
}) => {
  await page.goto("/services");
  await askLinks(page).last().click();
  await expect(contactForm(page).service).toHaveValue("network-installation");
  await expect(contactForm(page).firstName).toBeInViewport();
  await expect(contactForm(page).message).toHaveValue(
    "About: New Home Ethernet Special, from $249\n",
  );
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
    await expect(contactForm(page).message).toHaveValue("");
  }
});
