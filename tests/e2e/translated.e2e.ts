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

test("what an extension adds beside a field takes neither the caret nor what was typed", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/contact?service=device-repair", { waitUntil: "domcontentloaded" });
  const { firstName, email, service } = contactForm(page);
  await firstName.pressSequentially("Ana");
  await firstName.press("ArrowLeft");
  await email.evaluate((field) => field.after(document.createElement("div")));
  release();
  await page.locator("#notifications:not(:empty)").waitFor({ state: "attached" });
  await expect(firstName).toHaveValue("Ana");
  await expect(firstName).toBeFocused();
  await expect(firstName).toHaveJSProperty("selectionStart", 2);
  await expect(service).toHaveValue("device-repair");
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
