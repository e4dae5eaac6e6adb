import type { Page } from "@playwright/test";
import {
  contactForm,
  contactFormAwake,
  expectFilledIn,
  fillContactForm,
  finishedMessage,
  mailOf,
  messageOf,
  sendMessage,
  wakeContactForm,
} from "../support/contact-form.ts";
import { holdScripts } from "../support/held-files.ts";
import { readMailto } from "../support/mail-message.ts";
import { collectMailRequests } from "../support/mail-requests.ts";
import { expect, test } from "../support/test.ts";

const anyWriting = 'Two lines,\n100% sure? 1+1=2 & 50%41 "émoji" 😀 你好 مرحبا';

/** Opens the page, does not wait for scripts, and expects the browser to refuse an empty form. */
async function expectRefusal(page: Page): Promise<void> {
  await page.goto("/contact", { waitUntil: "domcontentloaded" });
  const { send, firstName } = contactForm(page);
  await send.click();
  await expect(firstName).toBeFocused();
}

test.describe("without JavaScript", { tag: "@emulation" }, () => {
  test.use({ javaScriptEnabled: false });

  test("the browser validates the form and hands the fields to the mail app", async ({ page }) => {
    const requests = await collectMailRequests(page);
    await expectRefusal(page);
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

test("before hydration the complete message is sent, once for a double click", async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const requests = await collectMailRequests(page);
  await holdScripts(page);
  await expectRefusal(page);
  const { send, message } = contactForm(page);
  await fillContactForm(page, { message: anyWriting });
  await send.dblclick();
  await page.clock.runFor(1000);
  await expect(message).toHaveValue(anyWriting);
  await message.fill("Again.");
  await send.click();
  await expect
    .poll(() => requests.map(readMailto))
    .toEqual([mailOf({ message: anyWriting }), mailOf({ message: "Again." })]);
});

test("an old browser cuts a long message, before hydration and after", async ({ page }) => {
  // Firefox 115, the last for Windows 7, does not have these.
  await page.addInitScript(() => {
    Reflect.deleteProperty(String.prototype, "toWellFormed");
    Reflect.deleteProperty(Intl, "Segmenter");
  });
  await page.clock.install();
  const requests = await collectMailRequests(page);
  const letGo = await holdScripts(page);
  await page.goto("/contact", { waitUntil: "domcontentloaded" });
  const message = "lang 😀 ".repeat(500);
  await fillContactForm(page, { message });
  await contactForm(page).send.click();
  await expect.poll(() => requests).toHaveLength(1);
  await expect(contactForm(page).message).toHaveValue(message);

  letGo();
  await contactFormAwake(page);
  await sendMessage(page, { message });
  await expect(finishedMessage(page).heading).toBeVisible();
  expect(requests).toHaveLength(2);
  expect(requests[1]).toBe(requests[0]);
  expect(requests[0]?.length).toBeLessThanOrEqual(1600);
  expect(readMailto(requests[0] ?? "").fields.body).toMatch(
    /(lang 😀 ){30,}.*\r\n\r\n\[The message goes on\. Paste the whole of it here, from the website\.\]$/u,
  );
});

test("hydration keeps what was typed, chosen and filled in by autofill", async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto("/contact", { waitUntil: "domcontentloaded" });
  await fillContactForm(page, { firstName: "", lastName: "", message: anyWriting });
  const form = contactForm(page);
  // Autofill sets values without a key or a pointer, with a change event or without.
  await form.firstName.evaluate((input: HTMLInputElement) => {
    input.value = "Ana";
    input.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await form.lastName.evaluate((input: HTMLInputElement) => {
    input.value = "Ortiz";
  });
  await form.message.focus();
  letGo();
  await contactFormAwake(page);

  await expect(form.message).toBeFocused();
  await expectFilledIn(page, { message: anyWriting });
  await form.send.click();
  await expect(finishedMessage(page).text).toHaveValue(messageOf({ message: anyWriting }));
});

test.describe("with a form whose script fails to load", () => {
  test.use({ allowedFaults: /ERR_FAILED|dynamically imported module/ });

  test("the message is still sent, and the next focus tries again", async ({ page }) => {
    const requests = await collectMailRequests(page);
    await page.route("**/_astro/ContactForm*.js", (route) => route.abort());
    await page.goto("/contact");
    await fillContactForm(page, { message: anyWriting });
    await contactForm(page).send.click();
    await expect.poll(() => requests.map(readMailto)).toEqual([mailOf({ message: anyWriting })]);
    await page.unrouteAll();
    await wakeContactForm(page);
  });
});
