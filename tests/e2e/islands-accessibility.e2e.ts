import AxeBuilder from "@axe-core/playwright";
import {
  breakEncoder,
  contactForm,
  finishedMessage,
  sendMessage,
  wakeContactForm,
} from "../support/contact-form.ts";
import { expect, test } from "../support/test.ts";

const rules = ["wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

for (const colorScheme of ["light", "dark"] as const) {
  // The contrast of each pair of colors is checked in src/styles/tokens.test.ts.
  test(`axe finds nothing in any state of the islands, in the ${colorScheme} scheme`, {
    tag: colorScheme === "dark" ? "@long" : [],
  }, async ({ page }) => {
    // axe analyzes five states with all its rules.
    test.slow();
    const expectNoFaults = async (state: string) => {
      const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
      const faults = violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
      expect(faults, state).toEqual([]);
    };
    await page.emulateMedia({ colorScheme });
    await page.clock.install();
    await page.goto("/contact");
    await wakeContactForm(page);
    await contactForm(page).send.click();
    await expect(page.getByRole("alert")).not.toBeEmpty();
    await expectNoFaults("every field wrong");

    // Toasts stay while the focus is in them, which F8 moves there.
    const repair = await breakEncoder(page);
    await sendMessage(page);
    await page.keyboard.press("F8");
    await expect(page.getByText("Error", { exact: true })).toBeVisible();
    await repair();
    await expectNoFaults("the toast of a failure");

    await sendMessage(page, { message: "It blinks.\n".repeat(400) });
    await expect(finishedMessage(page).heading).toBeFocused();
    await finishedMessage(page).copyAddress.click();
    await page.keyboard.press("F8");
    await expect(page.getByText("Opening email client...", { exact: true })).toBeVisible();
    await expectNoFaults("a finished message too long for a mail app, and the toast of a success");

    await page.goto("/legal");
    await page.getByRole("link", { name: "Business Service Terms", exact: true }).focus();
    await expect(page.getByRole("tab")).toHaveCount(2);
    await page.getByRole("link", { name: "Facebook, coming soon", exact: true }).focus();
    await expect(page.getByRole("tooltip")).toBeVisible();
    await expectNoFaults("the legal tabs, and an open tooltip");
  });
}
