import { type Entry, mailOf, messageOf, validEntry } from "../../support/contact-form.ts";
import { expect, test } from "../../support/test.ts";

test("the mail app gets each message, complete, in any writing", async ({ page, contact }) => {
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
  const { send } = contact;
  await send.press("Enter");

  await page.clock.runFor(1000);
  await expect(contact.finished.text).toHaveText(messageOf(entry), { useInnerText: true });
  await expect.poll(contact.mails).toEqual([mailOf(entry)]);

  await contact.writeAnother();
  await contact.fill();
  // A double click sends once.
  await send.dblclick();
  await page.clock.runFor(1000);
  await expect.poll(contact.mails).toEqual([mailOf(entry), mailOf()]);
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
  await expect.poll(contact.mails).toEqual([mailOf(entry)]);
});

test("a translated form works, and sends the service's own name", async ({ page, contact }) => {
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
  await expect(summary).toHaveText(
    "PLEASE CHECK THE 5 FIELDS MARKED IN RED. ENTER YOUR FIRST NAME.",
  );
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
  await expect(problem).toHaveAccessibleDescription("Tell us what is wrong.");
  await expect(page.getByRole("alert")).toHaveText(
    "Please check the field marked in red. Tell us what is wrong.",
  );
  expect(contact.mailUrls).toEqual([]);

  await problem.fill(anyWriting);
  await page
    .getByRole("textbox", { name: "Phone, to call you (optional)", exact: true })
    .fill("Monday");
  await send.click();
  const text = anyWriting.replace("\n", " \n");
  const body = `What is wrong: \n${text} \n \nYour phone number: \nMonday \n`;
  await expect
    .poll(() => contact.mails().map(({ fields }) => fields))
    .toEqual([{ subject: "Support ticket", body: body.replaceAll("\n", "\r\n") }]);
  await page.clock.runFor(600);
  await expect(contact.finished.heading).toBeFocused();
  await expect(contact.finished.text).toHaveText(body, { useInnerText: true });
  await expect(contact.toast.getByText("Opening email client...", { exact: true })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the browser checks the form and fills in the e-mail", async ({ page, contact }) => {
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
    const body = mail?.fields.body.replaceAll("\r\n", "\n");
    expect(body).toContain("firstName=Ana\nlastName=Ortiz\nemail=ana@example.com\n");
    expect(body).toContain("service=device-repair\n");
    expect(body).toContain(`message=${message}\n`);
  });
});

test("a form sent before React has loaded ends the same way once it has", async ({
  page,
  contact,
  heldScripts,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto("/contact", { waitUntil: "commit" });
  const { heading, text, region } = contact.finished;
  // Phones add the space.
  const entry = { firstName: "Ana ", message: anyWriting };
  await contact.fill({ ...entry, lastName: " \u200b" });
  await contact.send.click();
  await expect(contact.lastName).toBeFocused();
  await contact.lastName.fill("Ortiz");
  // The second press of a double click is not another message.
  await contact.send.dblclick();
  await page.waitForTimeout(1000);
  heldScripts.release();
  await expect(text).toHaveText(messageOf({ ...entry, firstName: "Ana" }), { useInnerText: true });
  await expect(heading).toBeFocused();
  await expect(region.getByRole("heading")).toBeInViewport({ ratio: 1 });
  await expect(contact.toast.getByText("Opening email client...", { exact: true })).toBeVisible();
  expect(contact.mails()).toEqual([mailOf({ ...entry, firstName: "Ana" })]);
  // It was shown as new once.
  await page.reload();
  await contact.ready();
  await expect(heading).toBeVisible();
  await expect(contact.toast).toHaveCount(0);
  await contact.writeAnother();
});

test("before React, a full history stops no long mail", async ({ page, contact, heldScripts }) => {
  await page.addInitScript(() => {
    history.replaceState = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.goto("/contact", { waitUntil: "commit" });
  await contact.fill({ message: "It blinks.\n".repeat(400) });
  await contact.send.click();
  await expect.poll(() => contact.mailUrls).toHaveLength(1);
  expect(contact.mailUrls[0]?.length).toBeLessThanOrEqual(1600);
  heldScripts.release();
});
