import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import {
  contactForm,
  fillContactForm,
  finishedMessage,
  wakeContactForm,
} from "../support/contact-form.ts";
import { breakEncoder } from "../support/failing-encoder.ts";
import { expect, test } from "../support/test.ts";

const rules = ["wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

async function expectNoFaults(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  const faults = violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
  expect(faults).toEqual([]);
}

/** The states that a visitor can bring an island into, each with how it is reached. */
const states: Record<string, (page: Page) => Promise<void>> = {
  "the contact form with every field wrong": async (page) => {
    await contactForm(page).send.click();
    await expect(page.getByRole("alert")).toBeVisible();
  },
  "the toast of a success": async (page) => {
    await fillContactForm(page);
    await contactForm(page).send.click();
    await expect(page.getByText("Opening email client...", { exact: true })).toBeVisible();
    // A toast waits while the focus is in it.
    await page.keyboard.press("F8");
  },
  "the finished message": async (page) => {
    await fillContactForm(page);
    await contactForm(page).send.click();
    await expect(finishedMessage(page).heading).toBeFocused();
    await finishedMessage(page).copyAddress.click();
  },
  "a finished message too long for a mail app": async (page) => {
    await fillContactForm(page, { message: "It blinks.\n".repeat(400) });
    await contactForm(page).send.click();
    await expect(finishedMessage(page).heading).toBeFocused();
  },
  "the toast of a failure": async (page) => {
    const encoder = await breakEncoder(page);
    await fillContactForm(page);
    await contactForm(page).send.click();
    await expect(page.getByText("Error", { exact: true })).toBeVisible();
    await encoder.mend();
    // A toast waits while the focus is in it.
    await page.keyboard.press("F8");
  },
  "an open tooltip": async (page) => {
    await page.getByRole("link", { name: "Facebook, coming soon", exact: true }).focus();
    await expect(page.getByRole("tooltip")).toBeVisible();
  },
};

for (const [state, reach] of Object.entries(states)) {
  test(`axe finds nothing wrong, in light and in dark, with ${state}`, async ({ page }) => {
    await page.goto("/contact");
    await wakeContactForm(page);
    await reach(page);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectNoFaults(page);
    }
  });
}
