import { type Entry, mailOf, messageOf, validEntry } from "../support/contact-form.ts";
import { expect, test } from "../support/test.ts";

test("the mail app gets complete messages, in any writing, one by one", async ({
  page,
  contact,
}) => {
  await contact.openPaused();
  const entry: Entry = {
    firstName: "O'Neill & Söhne?",
    lastName: '<b>"山田"</b> محمد',
    email: "ana+it&more=1@example.com",
    service: "General Consultation",
    message:
      "a&b=c?d%20e+f#g %0D%0A &subject=no&bcc=x@example.com \\ ' [ ] { } | ^ ` ~ $& {email} <i>\n\n" +
      "\tindented\r\nfrom Windows\rfrom an old Mac\n你好，世界 안녕하세요 👩🏽‍💻 🏳️‍🌈 e\u0301",
  };
  await contact.fill(entry);
  const { send, fields } = contact;
  await send.press("Enter");

  const sending = page.getByRole("button", { name: "Sending...", exact: true });
  await expect(sending).toBeDisabled();
  const { heading, text } = contact.panel;
  await expect(heading).toBeFocused();
  await expect(text).toHaveValue(messageOf(entry));
  // What is typed now belongs to the next message.
  for (const control of Object.values(fields)) await expect(control).toHaveValue("");
  await contact.fill();
  await page.clock.runFor(599);
  await expect(sending).toBeDisabled();
  await page.clock.runFor(1);
  await expect(contact.toast.getByText("Opening email client...", { exact: true })).toBeVisible();
  expect(contact.mails()).toEqual([mailOf(entry)]);

  // A double click sends once.
  await send.dblclick();
  await page.clock.runFor(1000);
  expect(contact.mails()).toEqual([mailOf(entry), mailOf()]);
});

test("a failure loses neither text nor focus; sending again works", async ({ page, contact }) => {
  await contact.openPaused();
  const entry = { message: "Two lines,\nas typed." };
  await contact.failToSend(entry);
  await expect(contact.send).toBeFocused();
  await contact.expectFilledIn(entry);
  expect(contact.mailUrls).toEqual([]);

  await contact.send.press("Enter");
  await page.clock.runFor(1000);
  await expect(contact.toast.getByText("Opening email client...", { exact: true })).toBeVisible();
  expect(contact.mails()).toEqual([mailOf(entry)]);
});

test("in a translated page the form works, and the e-mail has the service's own name", async ({
  page,
  contact,
}) => {
  await contact.open();
  await contact.send.click();
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
  for (const [name, value] of Object.entries({ ...validEntry, service: "" }))
    if (value) await page.locator(`[name=${name}]`).fill(value);
  await page.locator("[name=service]").selectOption("device-repair");
  await expect(summary).toBeHidden();
  await page.locator("form [type=submit]").click();
  await expect.poll(contact.mails).toEqual([mailOf()]);
});

const anyWriting = 'Two lines,\n100% sure? 1+1=2 & 50%41 "émoji" 😀 你好 مرحبا';

test("a ticket behaves as the contact form does", async ({ page, contact }) => {
  await page.clock.install();
  await page.goto("/self-service");
  await contact.ready();
  const problem = page.getByRole("textbox", { name: "What is wrong" });
  const send = page.getByRole("button", { name: "E-mail the ticket" });
  await send.click();
  await expect(problem).toBeFocused();
  await expect(problem).toHaveAccessibleDescription("Say what is wrong.");
  await expect(page.getByRole("alert")).toHaveText("1 field needs another look.");
  expect(contact.mailUrls).toEqual([]);

  await problem.fill(anyWriting);
  await page
    .getByRole("textbox", { name: "Your phone, if we should call (optional)", exact: true })
    .fill("Monday");
  await send.click();
  const body = `What is wrong: \n${anyWriting} \n\nYour phone number: \nMonday \n`;
  await expect
    .poll(() => contact.mails().map(({ fields }) => fields))
    .toEqual([{ subject: "Support ticket", body: body.replaceAll("\n", "\r\n") }]);
  await expect(contact.panel.heading).toBeFocused();
  await expect(contact.panel.text).toHaveValue(body);
  await page.clock.runFor(1000);
  await expect(contact.toast.getByText("Opening email client...", { exact: true })).toBeVisible();
  await contact.panel.edit.click();
  await expect(problem).toHaveValue(anyWriting);
});

test.describe("without JavaScript", { tag: "@emulation" }, () => {
  test.use({ javaScriptEnabled: false });

  test("the browser validates the form and hands the fields to the mail app", async ({
    page,
    contact,
  }) => {
    await page.goto("/contact");
    await contact.send.click();
    await expect(contact.firstName).toBeFocused();
    // Chromium itself spoils "+", "&" and non-ASCII in text/plain forms.
    const message = "Two lines,\n100% sure: (it's) #1, isn't it? \"Yes\"; a=b!";
    await contact.fill({ message });
    await contact.send.click();
    await expect.poll(contact.mails).toHaveLength(1);
    const [mail] = contact.mails();
    expect(mail?.to).toBe("hello@hubcityit.example");
    expect(mail?.fields.subject).toBe("Hub City IT: Contact Form Submission");
    // HTML, "text/plain encoding algorithm".
    const start =
      "firstName=Ana\nlastName=Ortiz\nemail=ana@example.com\nservice=device-repair\nmessage=";
    expect(mail?.fields.body.trimEnd().replaceAll("\r\n", "\n")).toBe(start + message);
  });
});

test("a form sent before React has loaded opens the mail app with the same text; the panel follows", async ({
  page,
  contact,
  heldScripts,
}) => {
  await page.goto("/contact", { waitUntil: "commit" });
  await contact.fill({ message: anyWriting });
  await contact.send.click();
  await expect.poll(contact.mails).toEqual([mailOf({ message: anyWriting })]);
  await expect(contact.message).toHaveValue(anyWriting);
  heldScripts.release();
  await expect(contact.panel.text).toHaveValue(messageOf({ message: anyWriting }));
  await expect(contact.message).toHaveValue("");
});
