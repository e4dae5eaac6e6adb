import {
  contactForm,
  fillContactForm,
  finishedMessage,
  mailOf,
  messageOf,
} from "../support/contact-form.ts";
import { readMailto } from "../support/mail-message.ts";
import { collectMailRequests } from "../support/mail-requests.ts";
import { expect, test } from "../support/test.ts";

const anyWriting = 'Two lines,\n100% sure? 1+1=2 & 50%41 "émoji" 😀 你好 مرحبا';

test.describe("without JavaScript", { tag: "@emulation" }, () => {
  test.use({ javaScriptEnabled: false });

  test("the browser validates the form and hands the fields to the mail app", async ({ page }) => {
    const requests = await collectMailRequests(page);
    await page.goto("/contact");
    await contactForm(page).send.click();
    await expect(contactForm(page).firstName).toBeFocused();
    // Chromium itself spoils "+", "&" and non-ASCII in text/plain forms.
    const message = "Two lines,\n100% sure: (it's) #1, isn't it? \"Yes\"; a=b!";
    await fillContactForm(page, { message });
    await contactForm(page).send.click();
    await expect.poll(() => requests).toHaveLength(1);
    const { to, fields } = readMailto(requests[0] ?? "");
    expect(to).toBe("hello@hubcityit.example");
    expect(fields.subject).toBe("Hub City IT: Contact Form Submission");
    // HTML, "text/plain encoding algorithm".
    const start =
      "firstName=Ana\nlastName=Ortiz\nemail=ana@example.com\nservice=device-repair\nmessage=";
    expect(fields.body?.trimEnd().replaceAll("\r\n", "\n")).toBe(start + message);
  });
});

for (const [what, block] of Object.entries({
  "the connection is lost before the form is used": undefined,
  "React never answers": () => {},
})) {
  test.describe(`when ${what}`, () => {
    test.use({ allowedFaults: /ERR_|NS_ERROR|dynamically imported module|import/ });

    test("sending still ends in the toast and the panel", async ({ page, context }) => {
      await page.clock.install();
      if (block) await page.route("**/_astro/*.js", block);
      await page.goto("/contact", { waitUntil: "domcontentloaded" });
      const requests = await collectMailRequests(page);
      await context.setOffline(!block);
      await contactForm(page).send.click();
      await expect(contactForm(page).message).toHaveAccessibleDescription(/Write what you need/);
      await fillContactForm(page, { message: anyWriting });
      await contactForm(page).send.click();
      await expect(finishedMessage(page).heading).toBeFocused();
      await expect(finishedMessage(page).text).toHaveValue(messageOf({ message: anyWriting }));
      expect(requests.map(readMailto)).toEqual([mailOf({ message: anyWriting })]);
      await page.clock.runFor(3000);
      const toast = page.getByRole("status");
      await expect(toast).toHaveText(/^Opening email client\.\.\. Your default email application/);
      await page.clock.runFor(5000);
      await expect(toast).toBeHidden();
    });
  });
}
