import type { Page } from "@playwright/test";
import {
  contactForm,
  type Entry,
  fillContactForm,
  finishedMessage,
  validEntry,
  wakeContactForm,
} from "../support/contact-form.ts";
import { breakEncoder } from "../support/failing-encoder.ts";
import { readMailto } from "../support/mail-message.ts";
import { collectMailRequests } from "../support/mail-requests.ts";
import { expect, test } from "../support/test.ts";

/** How long the form waits for the system to bring up the mail app. */
const handover = 600;

/** The body (spec §7): line breaks are CRLF, by RFC 6068. */
function bodyOf({ firstName, lastName, email, service, message }: Entry): string {
  return [
    `Name: ${firstName} ${lastName}`,
    `Email: ${email}`,
    `Service Needed: ${service}`,
    "",
    "Message:",
    message.replaceAll(/\r\n|\r|\n/g, "\r\n"),
  ].join("\r\n");
}

/** The form, which the finished message has taken the place of, was reset. */
async function expectEmptyForm(page: Page): Promise<void> {
  await finishedMessage(page).another.click();
  const { send: _, ...controls } = contactForm(page);
  for (const control of Object.values(controls)) await expect(control).toHaveValue("");
}

test.beforeEach(({ page }) => page.goto("/contact"));

const entries: Record<string, Partial<Entry>> = {
  "plain words": {},
  "lines, indents and line breaks of every system": {
    service: "General Consultation",
    message: "First line\n\n  indented\n\ttabbed\r\nfrom Windows\rfrom an old Mac\n\nlast line",
  },
  "every punctuation mark": {
    firstName: "O'Neill & Söhne?",
    lastName: '<b>"x"</b>',
    email: "ana+it&more=1@example.com",
    message:
      "a&b=c?d%20e+f#g %0D%0A &subject=no&bcc=x@example.com \\ / ; : , ! ' ( ) * [ ] { } | ^ ` ~ $ @ <i>",
  },
  "Arabic, Chinese, Japanese, Korean and emoji": {
    firstName: "محمد",
    lastName: "山田",
    message: "مرحبا بالعالم\n你好，世界\nこんにちは\n안녕하세요\n👩🏽‍💻 👨‍👩‍👧‍👦 🏳️‍🌈 e\u0301",
  },
};

for (const [kind, entry] of Object.entries(entries)) {
  test(`a message reaches the mail app whole, once: ${kind}`, async ({ page }) => {
    const requests = await collectMailRequests(page);
    await wakeContactForm(page);
    await fillContactForm(page, entry);
    await contactForm(page).send.click();

    await expect(page.getByText("Opening email client...", { exact: true })).toBeVisible();
    expect(requests).toHaveLength(1);
    expect(readMailto(requests[0] ?? "")).toEqual({
      to: "hello@hubcityit.example",
      fields: {
        subject: "Hub City IT: Contact Form Submission",
        body: bodyOf({ ...validEntry, ...entry }),
      },
    });
    await expectEmptyForm(page);
  });
}

test("half of a character that was cut in two does not stop the message", async ({ page }) => {
  const requests = await collectMailRequests(page);
  await wakeContactForm(page);
  await fillContactForm(page);
  const form = contactForm(page);
  await form.message.evaluate((element: HTMLTextAreaElement) => {
    element.value = "cut \ud83d here";
  });
  await form.send.click();

  await expect(page.getByText("Opening email client...", { exact: true })).toBeVisible();
  expect(readMailto(requests[0] ?? "").fields.body).toBe(
    bodyOf({ ...validEntry, message: "cut \ufffd here" }),
  );
});

test("the button reads 'Sending...' and is disabled while the message is handed over", async ({
  page,
}) => {
  const requests = await collectMailRequests(page);
  await page.clock.install();
  await wakeContactForm(page);
  await fillContactForm(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const { send, message } = contactForm(page);
  await send.click();

  const sending = page.getByRole("button", { name: "Sending...", exact: true });
  await expect(sending).toBeDisabled();
  await expect(send).toHaveCount(0);
  await expect(message).toHaveValue(validEntry.message);
  expect(requests).toHaveLength(1);

  await page.clock.runFor(handover);
  await expect(sending).toHaveCount(0);
  await expectEmptyForm(page);
  await expect(send).toBeEnabled();
});

test("success is told in the words of the specification", async ({ page }) => {
  await wakeContactForm(page);
  await fillContactForm(page);
  await contactForm(page).send.click();

  const toast = page.getByRole("region", { name: "Notifications (F8)" }).getByRole("listitem");
  await expect(toast).toHaveCount(1);
  await expect(toast.getByText("Opening email client...", { exact: true })).toBeVisible();
  await expect(
    toast.getByText("Your default email application should open with the message pre-filled.", {
      exact: true,
    }),
  ).toBeVisible();
  await expect(toast).not.toHaveAttribute("data-destructive");
});

test("a failure is told, keeps what was typed, and can be tried again", async ({ page }) => {
  const requests = await collectMailRequests(page);
  const encoder = await breakEncoder(page);
  await page.reload();
  await wakeContactForm(page);
  const message = "Two lines,\nas typed.";
  await fillContactForm(page, { message });
  const form = contactForm(page);
  await form.send.click();

  const toast = page.getByRole("region", { name: "Notifications (F8)" }).getByRole("listitem");
  await expect(toast.getByText("Error", { exact: true })).toBeVisible();
  await expect(
    toast.getByText("There was an issue processing your request. Please try calling us directly.", {
      exact: true,
    }),
  ).toBeVisible();
  await expect(toast).toHaveAttribute("data-destructive", "true");
  await expect(form.firstName).toHaveValue("Ana");
  await expect(form.lastName).toHaveValue("Ortiz");
  await expect(form.email).toHaveValue("ana@example.com");
  await expect(form.service).toHaveValue("device-repair");
  await expect(form.message).toHaveValue(message);
  expect(requests).toEqual([]);

  await encoder.mend();
  await form.send.click();
  await expect(toast.getByText("Opening email client...", { exact: true })).toBeVisible();
  await expect(toast).toHaveCount(1);
  expect(requests).toHaveLength(1);
  expect(readMailto(requests[0] ?? "").fields.body).toBe(bodyOf({ ...validEntry, message }));
});

test("a double click sends once", async ({ page }) => {
  const requests = await collectMailRequests(page);
  await wakeContactForm(page);
  await fillContactForm(page);
  await contactForm(page).send.dblclick();

  await expect(page.getByText("Opening email client...", { exact: true })).toBeVisible();
  await expectEmptyForm(page);
  expect(requests).toHaveLength(1);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("Enter and then a click send once", async ({ page }) => {
  const requests = await collectMailRequests(page);
  await wakeContactForm(page);
  await fillContactForm(page);
  const form = contactForm(page);
  await form.send.scrollIntoViewIfNeeded();
  const box = await form.send.boundingBox();
  await form.email.focus();
  await page.keyboard.press("Enter");
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);

  await expect(page.getByText("Opening email client...", { exact: true })).toBeVisible();
  expect(requests).toHaveLength(1);
});

test("two submits at the very same moment send once", async ({ page }) => {
  const requests = await collectMailRequests(page);
  await wakeContactForm(page);
  await fillContactForm(page);
  const { send } = contactForm(page);
  // In a real click: a browser opens no mail app for a script that nobody touched.
  await send.evaluate((button: HTMLButtonElement) =>
    button.addEventListener("click", (event) => {
      event.preventDefault();
      button.form?.requestSubmit();
      button.form?.requestSubmit();
    }),
  );
  await send.click();

  await expect(page.getByText("Opening email client...", { exact: true })).toBeVisible();
  expect(requests).toHaveLength(1);
});

test("a second message can be sent after the first", async ({ page }) => {
  const requests = await collectMailRequests(page);
  await wakeContactForm(page);
  const { send } = contactForm(page);
  for (const message of ["first", "second"]) {
    await fillContactForm(page, { message });
    await send.click();
    await expectEmptyForm(page);
  }
  expect(requests.map((request) => readMailto(request).fields.body)).toEqual([
    bodyOf({ ...validEntry, message: "first" }),
    bodyOf({ ...validEntry, message: "second" }),
  ]);
});

test("who sends by keyboard goes on at the finished message, and comes back to the form", async ({
  page,
}) => {
  await wakeContactForm(page);
  await fillContactForm(page);
  const { send, firstName } = contactForm(page);
  await send.focus();
  await page.keyboard.press("Enter");

  const { heading, another } = finishedMessage(page);
  await expect(heading).toBeFocused();
  await another.press("Enter");
  await expect(firstName).toBeFocused();
});

test("who sends by keyboard is still at the button after a failure", async ({ page }) => {
  await wakeContactForm(page);
  await fillContactForm(page);
  await breakEncoder(page);
  const { send } = contactForm(page);
  await send.focus();
  await page.keyboard.press("Enter");

  await expect(page.getByText("Error", { exact: true })).toBeVisible();
  await expect(send).toBeFocused();
});
