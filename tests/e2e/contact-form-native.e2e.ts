import type { Page } from "@playwright/test";
import {
  contactForm,
  contactFormAwake,
  fillContactForm,
  validEntry,
  wakeContactForm,
} from "../support/contact-form.ts";
import { holdScripts } from "../support/held-files.ts";
import { readMailto } from "../support/mail-message.ts";
import { collectMailRequests } from "../support/mail-requests.ts";
import { expect, test } from "../support/test.ts";

/** Plain words: Chromium itself spoils "+", "&" and what is not ASCII when a form goes as text/plain. */
const message = "Two lines,\n100% sure: (it's) #1, isn't it? \"Yes\"; a=b!";

/** What a browser makes of the form by itself (HTML, "text/plain encoding algorithm"). */
const nativeMessage = {
  to: "hello@hubcityit.example",
  fields: {
    subject: "Hub City IT: Contact Form Submission",
    body: [
      "firstName=Ana",
      "lastName=Ortiz",
      "email=ana@example.com",
      "service=device-repair",
      "message=Two lines,",
      "100% sure: (it's) #1, isn't it? \"Yes\"; a=b!",
    ].join("\r\n"),
  },
};

async function expectNativeMail(page: Page): Promise<void> {
  const requests = await collectMailRequests(page);
  await page.goto("/contact", { waitUntil: "domcontentloaded" });
  await fillContactForm(page, { message });
  await contactForm(page).send.click();
  await expect.poll(() => requests).toHaveLength(1);
  const { to, fields } = readMailto(requests[0] ?? "");
  expect({ to, fields: { ...fields, body: fields.body?.trimEnd() } }).toEqual(nativeMessage);
}

async function expectNativeRefusal(page: Page): Promise<void> {
  const requests = await collectMailRequests(page);
  await page.goto("/contact", { waitUntil: "domcontentloaded" });
  const form = contactForm(page);
  await form.send.click();
  await expect(form.firstName).toBeFocused();
  await fillContactForm(page, { email: "ana" });
  await form.send.click();
  await expect(form.email).toBeFocused();
  expect(requests).toEqual([]);
}

test.describe("without scripts", { tag: "@emulation" }, () => {
  test.use({ javaScriptEnabled: false });

  test("the form itself hands the message to the mail app", async ({ page }) => {
    await expectNativeMail(page);
  });

  test("the browser refuses a form that is not filled in", async ({ page }) => {
    await expectNativeRefusal(page);
  });
});

/** The page's own few lines make the message when the island can't, or not yet. */
async function expectWholeMail(page: Page): Promise<void> {
  const requests = await collectMailRequests(page);
  await page.goto("/contact", { waitUntil: "domcontentloaded" });
  const labels = `${message}\n1+1=2 & 50%41 "émoji" 😀 你好 مرحبا`;
  await fillContactForm(page, { firstName: "Zoë & Söhne", message: labels });
  await contactForm(page).send.click();
  await expect.poll(() => requests).toHaveLength(1);
  expect(readMailto(requests[0] ?? "")).toEqual({
    to: "hello@hubcityit.example",
    fields: {
      subject: "Hub City IT: Contact Form Submission",
      body: [
        "Name: Zoë & Söhne Ortiz",
        "Email: ana@example.com",
        "Service Needed: Device Repair",
        "",
        "Message:",
        ...labels.split("\n"),
      ].join("\r\n"),
    },
  });
  await expect(contactForm(page).message).toHaveValue(labels);
}

/** What Firefox 115 has not, the last for Windows 7. */
function asFirefox115(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Reflect.deleteProperty(String.prototype, "toWellFormed");
    Reflect.deleteProperty(Intl, "Segmenter");
  });
}

test.describe("before the script has arrived", () => {
  test("the message reaches the mail app whole, in any writing, and stays in the form", async ({
    page,
  }) => {
    await holdScripts(page);
    await expectWholeMail(page);
  });

  test("a message that is too long for a mail app is handed over cut, and says so", async ({
    page,
  }) => {
    await holdScripts(page);
    const requests = await collectMailRequests(page);
    await page.goto("/contact", { waitUntil: "domcontentloaded" });
    await fillContactForm(page, { message: "long ".repeat(1000) });
    await contactForm(page).send.click();
    await expect.poll(() => requests).toHaveLength(1);
    expect(requests[0]?.length).toBeLessThanOrEqual(1600);
    expect(readMailto(requests[0] ?? "").fields.body).toMatch(
      /long ?\r\n\r\n\[The message goes on\. Paste the whole of it here, from the website\.\]$/,
    );
    await expect(contactForm(page).message).toHaveValue("long ".repeat(1000));
  });

  test("a browser that knows neither well-formed texts nor graphemes makes the same of it", async ({
    page,
  }) => {
    await asFirefox115(page);
    await holdScripts(page);
    await expectWholeMail(page);
  });

  test("two clicks in a row hand the message over once", async ({ page }) => {
    await holdScripts(page);
    const requests = await collectMailRequests(page);
    await page.goto("/contact", { waitUntil: "domcontentloaded" });
    await fillContactForm(page);
    await contactForm(page).send.dblclick();
    await expect.poll(() => requests).toHaveLength(1);
    await page.waitForTimeout(700);
    expect(requests).toHaveLength(1);
    await contactForm(page).send.click();
    await expect.poll(() => requests).toHaveLength(2);
  });

  test("the browser refuses a form that is not filled in", async ({ page }) => {
    await holdScripts(page);
    await expectNativeRefusal(page);
  });

  test("what was typed, chosen and filled in by the browser is there afterwards, and is sent", async ({
    page,
  }) => {
    const requests = await collectMailRequests(page);
    const letGo = await holdScripts(page);
    await page.goto("/contact", { waitUntil: "domcontentloaded" });
    await fillContactForm(page, { firstName: "", lastName: "", message });
    const form = contactForm(page);
    // A browser's autofill sets values without a key or a pointer; one tells of it, one does not.
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
    await expect(form.firstName).toHaveValue("Ana");
    await expect(form.lastName).toHaveValue("Ortiz");
    await expect(form.email).toHaveValue(validEntry.email);
    await expect(form.service).toHaveValue("device-repair");
    await expect(form.message).toHaveValue(message);

    await form.send.click();
    await expect(page.getByText("Opening email client...", { exact: true })).toBeVisible();
    expect(requests).toHaveLength(1);
    expect(readMailto(requests[0] ?? "").fields.body).toContain("Name: Ana Ortiz\r\n");
  });
});

test.describe("with a script that is lost on the way", () => {
  test.use({ allowedFaults: /ERR_FAILED|dynamically imported module/ });

  test("the message still reaches the mail app whole", async ({ page }) => {
    await page.route("**/_astro/ContactForm*.js", (route) => route.abort());
    await expectWholeMail(page);
  });

  test("a script that was lost once is asked for again", async ({ page }) => {
    await page.route("**/_astro/ContactForm*.js", (route) => route.abort(), { times: 1 });
    await page.goto("/contact");
    await contactForm(page).firstName.focus();
    await contactFormAwake(page);
  });
});

test("in a browser that knows neither well-formed texts nor graphemes a long message is cut", async ({
  page,
}) => {
  await asFirefox115(page);
  const requests = await collectMailRequests(page);
  await page.goto("/contact");
  await wakeContactForm(page);
  await fillContactForm(page, { message: "lang 😀 ".repeat(500) });
  await contactForm(page).send.click();
  await expect.poll(() => requests).toHaveLength(1);
  expect(requests[0]?.length).toBeLessThanOrEqual(1600);
  expect(readMailto(requests[0] ?? "").fields.body).toContain("lang 😀 lang 😀");
  await expect(page.getByRole("heading", { name: "Your message is ready" })).toBeVisible();
});
