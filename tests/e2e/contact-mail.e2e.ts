import type { Page } from "@playwright/test";
import {
  breakEncoder,
  contactForm,
  type Entry,
  expectFilledIn,
  fillContactForm,
  finishedMessage,
  formReady,
  mailOf,
  messageOf,
  openForm,
  validEntry,
} from "../support/contact-form.ts";
import { holdScripts } from "../support/held-scripts.ts";
import { collectMailRequests, readMailto } from "../support/mail.ts";
import { expect, test } from "../support/test.ts";

const toast = (page: Page, text: string) =>
  page
    .getByRole("region", { name: "Notifications (F8)" })
    .getByRole("listitem")
    .getByText(text, { exact: true });

test("the mail app gets complete messages, in any writing, one by one", async ({ page }) => {
  await openForm(page);
  const requests = await collectMailRequests(page);
  const entry: Entry = {
    firstName: "O'Neill & Söhne?",
    lastName: '<b>"山田"</b> محمد',
    email: "ana+it&more=1@example.com",
    service: "General Consultation",
    message:
      "a&b=c?d%20e+f#g %0D%0A &subject=no&bcc=x@example.com \\ ' [ ] { } | ^ ` ~ $& {email} <i>\n\n" +
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

  // A double click sends once.
  await send.dblclick();
  await page.clock.runFor(1000);
  expect(requests.map(readMailto)).toEqual([mailOf(entry), mailOf()]);
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

test("in a translated page the form works, and the e-mail has the service's own name", async ({
  page,
}) => {
  await page.goto("/contact");
  await formReady(page);
  await contactForm(page).send.click();
  // As Chrome's translator does: wraps each text in an element and changes it.
  await page.locator("form").evaluate((form) => {
    const walker = document.createTreeWalker(form, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const moved = document.createElement("span");
      text.replaceWith(moved);
      text.data = text.data.toUpperCase();
      moved.append(text);
    }
  });
  const summary = page.locator("form [role=alert]");
  await expect(summary).toHaveText("5 FIELDS NEED ANOTHER LOOK.");
  const requests = await collectMailRequests(page);
  for (const [name, value] of Object.entries({ ...validEntry, service: "" }))
    if (value) await page.locator(`[name=${name}]`).fill(value);
  await page.locator("[name=service]").selectOption("device-repair");
  await expect(summary).toBeHidden();
  await page.locator("form [type=submit]").click();
  await expect.poll(() => requests.map(readMailto)).toEqual([mailOf()]);
});

const anyWriting = 'Two lines,\n100% sure? 1+1=2 & 50%41 "émoji" 😀 你好 مرحبا';

test("a ticket behaves as the contact form does", async ({ page }) => {
  await page.clock.install();
  const requests = await collectMailRequests(page);
  await page.goto("/self-service");
  await formReady(page);
  const problem = page.getByRole("textbox", { name: "What is wrong" });
  const send = page.getByRole("button", { name: "E-mail this ticket" });
  await send.click();
  await expect(problem).toBeFocused();
  await expect(problem).toHaveAccessibleDescription("Say what is wrong.");
  await expect(page.getByRole("alert")).toHaveText("1 field needs another look.");
  expect(requests).toEqual([]);

  await problem.fill(anyWriting);
  await page
    .getByRole("textbox", { name: "Your phone number (optional)", exact: true })
    .fill("Monday");
  await send.click();
  const body = `What is wrong: \n${anyWriting} \n\nYour phone number: \nMonday \n`;
  await expect
    .poll(() => requests.map((url) => readMailto(url).fields))
    .toEqual([{ subject: "Support ticket", body: body.replaceAll("\n", "\r\n") }]);
  await expect(finishedMessage(page).heading).toBeFocused();
  await expect(finishedMessage(page).text).toHaveValue(body);
  await page.clock.runFor(1000);
  await expect(toast(page, "Opening email client...")).toBeVisible();
  await finishedMessage(page).edit.click();
  await expect(problem).toHaveValue(anyWriting);
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

test("a form sent before React has loaded opens the mail app with the same text; the panel follows", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/contact", { waitUntil: "commit" });
  const requests = await collectMailRequests(page);
  await fillContactForm(page, { message: anyWriting });
  await contactForm(page).send.click();
  await expect.poll(() => requests.map(readMailto)).toEqual([mailOf({ message: anyWriting })]);
  await expect(contactForm(page).message).toHaveValue(anyWriting);
  release();
  await expect(finishedMessage(page).text).toHaveValue(messageOf({ message: anyWriting }));
  await expect(contactForm(page).message).toHaveValue("");
});
