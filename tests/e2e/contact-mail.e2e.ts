import type { Page } from "@playwright/test";
import {
  breakEncoder,
  contactForm,
  type Entry,
  expectFilledIn,
  fillContactForm,
  finishedMessage,
  mailOf,
  messageOf,
  wakeContactForm,
} from "../support/contact-form.ts";
import { readMailto } from "../support/mail-message.ts";
import { collectMailRequests } from "../support/mail-requests.ts";
import { expect, test } from "../support/test.ts";

const toast = (page: Page, text: string) =>
  page
    .getByRole("region", { name: "Notifications (F8)" })
    .getByRole("listitem")
    .getByText(text, { exact: true });

async function openForm(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto("/contact");
  await wakeContactForm(page);
  // From here on time passes by runFor only.
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

test("the mail app gets complete messages, in any writing, one by one", async ({ page }) => {
  await openForm(page);
  const requests = await collectMailRequests(page);
  const entry: Entry = {
    firstName: "O'Neill & Söhne?",
    lastName: '<b>"山田"</b> محمد',
    email: "ana+it&more=1@example.com",
    service: "General Consultation",
    message:
      "a&b=c?d%20e+f#g %0D%0A &subject=no&bcc=x@example.com \\ ' [ ] { } | ^ ` ~ $ <i>\n\n" +
      "\tindented\r\nfrom Windows\rfrom an old Mac\n你好，世界 안녕하세요 👩🏽‍💻 🏳️‍🌈 e\u0301",
  };
  await fillContactForm(page, entry);
  const { send, ...controls } = contactForm(page);
  await send.press("Enter");

  const sending = page.getByRole("button", { name: "Sending...", exact: true });
  await expect(sending).toBeDisabled();
  const { heading, text } = finishedMessage(page);
  await expect(heading).toBeFocused();
  await expect(text).toHaveValue(messageOf(entry));
  // What is typed now belongs to the next message.
  for (const control of Object.values(controls)) await expect(control).toHaveValue("");
  await fillContactForm(page);
  await page.clock.runFor(599);
  await expect(sending).toBeDisabled();
  await page.clock.runFor(1);
  await expect(toast(page, "Opening email client...")).toBeVisible();
  expect(requests.map(readMailto)).toEqual([mailOf(entry)]);

  await send.click();
  await expect.poll(() => requests.map(readMailto)).toEqual([mailOf(entry), mailOf()]);
});

test("a failure loses neither text nor focus, and sending can be repeated", async ({ page }) => {
  await openForm(page);
  const requests = await collectMailRequests(page);
  const repair = await breakEncoder(page);
  const entry = { message: "Two lines,\nas typed." };
  await fillContactForm(page, entry);
  const form = contactForm(page);
  await form.send.press("Enter");

  await expect(toast(page, "Error")).toBeVisible();
  await expect(form.send).toBeFocused();
  await expectFilledIn(page, entry);
  expect(requests).toEqual([]);

  await repair();
  await form.send.press("Enter");
  await page.clock.runFor(1000);
  await expect(toast(page, "Opening email client...")).toBeVisible();
  expect(requests.map(readMailto)).toEqual([mailOf(entry)]);
});

test("a double click sends once, and so do two submits at the same moment", async ({ page }) => {
  await openForm(page);
  const requests = await collectMailRequests(page);
  await fillContactForm(page);
  const { send } = contactForm(page);
  // In a real click: browsers open no mail app for a script without user activation.
  await send.evaluate((button: HTMLButtonElement) =>
    button.addEventListener("click", (event) => {
      event.preventDefault();
      button.form?.requestSubmit();
      button.form?.requestSubmit();
    }),
  );
  await send.dblclick();
  await page.clock.runFor(1000);
  await expect(toast(page, "Opening email client...")).toBeVisible();
  expect(requests).toHaveLength(1);
});

const anyWriting = 'Two lines,\n100% sure? 1+1=2 & 50%41 "émoji" 😀 你好 مرحبا';

test("a ticket opens in the mail app as it was filled in", async ({ page }) => {
  const requests = await collectMailRequests(page);
  await page.goto("/self-service");
  await page.getByRole("textbox", { name: "The device, what it does" }).fill(anyWriting);
  await page.getByRole("textbox", { name: "When to call you", exact: true }).fill("Monday");
  await page.getByRole("button", { name: "E-mail this ticket" }).click();
  await expect.poll(() => requests).toHaveLength(1);
  const body = `The device, what it does or doesn’t do, and since when:\n${anyWriting}\n\nYour phone number:\n\n\nWhen to call you:\nMonday\n\nYour name, and your business if it has one:\n`;
  expect(readMailto(requests[0] ?? "").fields).toEqual({
    subject: "Support ticket",
    body: body.replaceAll("\n", "\r\n"),
  });
});

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
