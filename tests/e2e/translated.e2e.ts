import type { Page } from "@playwright/test";
import { contactForm, wakeContactForm } from "../support/contact-form.ts";
import { holdScripts } from "../support/held-files.ts";
import { expect, test } from "../support/test.ts";

/** As Chrome's translator does: wraps each text in an element and changes it. */
function translate(page: Page): Promise<void> {
  return page.getByRole("main").evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    const read = texts.filter(
      ({ data, parentElement }) => data.trim() && !parentElement?.matches("script, style"),
    );
    for (const text of read) {
      const moved = document.createElement("span");
      text.replaceWith(moved);
      text.data = text.data.toUpperCase();
      moved.append(text);
    }
  });
}

test.describe("a page that was changed before its script loaded", () => {
  // React logs HTML that it did not expect.
  test.use({ allowedFaults: /#418|hydrat/i });

  for (const { by, change } of [
    { by: "a translator", change: translate },
    {
      by: "an extension beside a field",
      change: (page: Page) =>
        page
          .locator("input[type=email]")
          .evaluate((field) => field.after(document.createElement("div"))),
    },
  ]) {
    test(`by ${by}: what was typed, the chosen service and the focus stay`, async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto("/contact?service=device-repair", { waitUntil: "domcontentloaded" });
      const field = page.locator("[name=firstName]");
      await field.pressSequentially("Ana");
      await field.press("ArrowLeft");
      await change(page);
      release();
      await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
      await expect(field).toHaveJSProperty("form.noValidate", true);
      await expect(field).toHaveValue("Ana");
      await expect(field).toBeFocused();
      await expect(field).toHaveJSProperty("selectionStart", 2);
      await expect(page.locator("[name=service]")).toHaveValue("device-repair");
    });
  }
});

test("in a translated page the form still says what is missing, and takes the message", async ({
  page,
}) => {
  await page.goto("/contact");
  await wakeContactForm(page);
  await contactForm(page).send.click();
  await translate(page);
  const summary = page.locator("form [role=alert]").first();
  await expect(summary).toHaveText("5 FIELDS NEED ANOTHER LOOK.");
  await page.locator("[name=firstName]").fill("Ana");
  await page.locator("[name=lastName]").fill("Ortiz");
  await page.locator("[name=service]").selectOption("device-repair");
  await page.locator("[name=message]").fill("It is dark.");
  await expect(summary).toHaveText("1 field needs another look.");
  await page.locator("[name=email]").fill("ana@example.com");
  await expect(summary).toBeHidden();
  await page.locator("form [type=submit]").click();
  await expect(page.getByRole("heading", { name: "Your message is ready" })).toBeVisible();
});
