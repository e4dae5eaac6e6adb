import type { Page } from "@playwright/test";
import {
  contactForm,
  expectFilledIn,
  fillContactForm,
  finishedMessage,
  mailOf,
  messageOf,
  sendMessage,
  wakeContactForm,
} from "../support/contact-form.ts";
import { readMailto } from "../support/mail-message.ts";
import { collectMailRequests } from "../support/mail-requests.ts";
import { expect, test } from "../support/test.ts";

/** Some 5,000 characters, more than a mail app accepts. */
const message = "The router blinks, é, 你好 & more.\n".repeat(150);

/** Answers no when the browser asks whether to leave. Returns how often it has asked. */
function stayWhenAsked(page: Page): () => number {
  let asked = 0;
  page.on("dialog", async (dialog) => {
    expect(dialog.type()).toBe("beforeunload");
    asked += 1;
    await dialog.dismiss();
  });
  return () => asked;
}

async function tryToLeave(page: Page): Promise<void> {
  // The toast would cover the link.
  await page.clock.runFor(6000);
  await page.getByRole("contentinfo").getByRole("link", { name: "Legal and terms" }).click();
}

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.goto("/contact");
  await wakeContactForm(page);
});

test("the finished message offers every way to send it and may be left", async ({ page }) => {
  const asked = stayWhenAsked(page);
  await sendMessage(page);
  const { region, heading, text, webmail } = finishedMessage(page);
  await expect(heading).toBeFocused();
  await expect(contactForm(page).send).toHaveCount(0);
  await expect(text).toHaveValue(messageOf());
  await expect(text).toHaveJSProperty("readOnly", true);
  for (const fact of ["Hub City IT: Contact Form Submission", "hello@hubcityit.example"]) {
    await expect(region.getByText(fact, { exact: true })).toBeVisible();
  }
  // Nothing says whether the mail app opened.
  await expect(region).not.toContainText(/\bsent\b|delivered|received|thank|too long/i);

  await expect(webmail).toHaveText([
    "Open in Gmail",
    "Open in Outlook",
    "Open in Outlook for work",
    "Open in Yahoo",
  ]);
  for (const [index, host] of [
    "mail.google.com",
    "outlook.live.com",
    "outlook.cloud.microsoft",
    "compose.mail.yahoo.com",
  ].entries()) {
    const { hostname, searchParams } = new URL(
      (await webmail.nth(index).getAttribute("href")) ?? "",
    );
    expect(hostname).toBe(host);
    expect(searchParams.get("body")).toBe(mailOf().fields.body);
  }

  await tryToLeave(page);
  await expect(page).toHaveURL("/legal");
  expect(asked()).toBe(0);
});

test("'Edit' brings back everything typed, and the form to the same place", async ({ page }) => {
  const requests = await collectMailRequests(page);
  const introduction = page
    .getByRole("region", { name: "Send a message", exact: true })
    .getByText(/^All five are needed\./);
  const form = contactForm(page);
  const next = page.getByRole("heading", { name: "Reach us directly" });
  const places = () =>
    Promise.all(
      [form.firstName, next].map((each) =>
        each.evaluate((element) => element.getBoundingClientRect().y + window.scrollY),
      ),
    );
  const entry = { message: "  Two lines,\n\tas typed. 😀 ", service: "General Consultation" };
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const before = await places();
    await sendMessage(page, entry);
    await expect(introduction).toBeHidden();
    await finishedMessage(page).edit.click();
    await expect(introduction).toBeVisible();
    expect(await places()).toEqual(before);
  }
  await expect(finishedMessage(page).region).toHaveCount(0);
  await expectFilledIn(page, entry);
  await expect(form.message).toBeFocused();

  await form.message.fill("Changed.");
  await form.send.click();
  await page.clock.runFor(1000);
  await expect(finishedMessage(page).text).toHaveValue(/Message:\nChanged\.$/);
  expect(requests).toHaveLength(3);
});

test.describe("where a button may copy", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("each button copies and says so; a copied message may be left", async ({ page }) => {
    const asked = stayWhenAsked(page);
    await sendMessage(page, { message });
    const { region, copyMessage, copyAddress } = finishedMessage(page);
    const copied = region.getByText("Copied.", { exact: true });
    const clipboard = async () =>
      (await page.evaluate(() => navigator.clipboard.readText())).replaceAll("\r\n", "\n");
    await copyAddress.click();
    await expect(copied).toBeVisible();
    expect(await clipboard()).toBe("hello@hubcityit.example");

    // Screen readers announce new elements only.
    const first = await copied.elementHandle();
    await copyAddress.click();
    await expect.poll(() => first?.evaluate(({ isConnected }) => isConnected)).toBe(false);
    await copyMessage.click();
    await expect(copied).toHaveCount(2);
    expect(await clipboard()).toBe(messageOf({ message }));
    await tryToLeave(page);
    await expect(page).toHaveURL("/legal");
    expect(asked()).toBe(0);
  });
});

test("where no button may copy, the text is selected and the page says so", async ({ page }) => {
  await sendMessage(page);
  const { region, copyMessage, copyAddress, text } = finishedMessage(page);
  const notice = region.getByText(
    "This browser lets no button copy. The text is selected now, so you can copy it yourself.",
    { exact: true },
  );
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  await copyAddress.click();
  await expect(notice).toHaveCount(1);
  expect(await page.evaluate(() => String(getSelection()))).toBe("hello@hubcityit.example");

  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await copyMessage.click();
  await expect(notice).toHaveCount(2);
  await expect(text).toBeFocused();
  const selected = await text.evaluate((box: HTMLTextAreaElement) =>
    box.value.slice(box.selectionStart, box.selectionEnd),
  );
  expect(selected).toBe(messageOf());
});

test.describe("on a phone", { tag: "@chromium" }, () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test("there are no webmail links, which would open an inbox only", async ({ page }) => {
    await sendMessage(page);
    await expect(finishedMessage(page).text).toBeVisible();
    await expect(finishedMessage(page).webmail).toHaveCount(0);
  });
});

test("leaving asks until a message too long for mail apps is copied", async ({ page }) => {
  const asked = stayWhenAsked(page);
  const requests = await collectMailRequests(page);
  await sendMessage(page, { message });
  const { region, text } = finishedMessage(page);
  await expect(text).toHaveValue(messageOf({ message }));
  await expect(region).toContainText("The message is too long for a mail app to take over.");
  expect(requests).toHaveLength(1);
  expect(requests[0]?.length).toBeLessThanOrEqual(1600);
  const given = readMailto(requests[0] ?? "").fields.body ?? "";
  const note = "\r\n\r\n[The message goes on. Paste the whole of it here, from the website.]";
  expect(given.endsWith(note)).toBe(true);
  const start = given.slice(0, -note.length).replaceAll("\r\n", "\n");
  expect(start.length).toBeGreaterThan(300);
  expect(messageOf({ message }).startsWith(start)).toBe(true);

  // URLs for other apps do not leave the page.
  await region.getByRole("link", { name: "(806) 555-0142" }).click();
  await page.getByRole("link", { name: "hello@hubcityit.example" }).first().click();
  await expect.poll(() => requests).toHaveLength(2);
  expect(asked()).toBe(0);

  await tryToLeave(page);
  await expect.poll(asked).toBe(1);
  for (const [from, to, count] of [
    [0, 9, 2],
    [1, 100_000, 3],
  ] as const) {
    await text.focus();
    await text.evaluate((box: HTMLTextAreaElement, range) => box.setSelectionRange(...range), [
      from,
      to,
    ] as const);
    await text.press("ControlOrMeta+c");
    await tryToLeave(page);
    await expect.poll(asked).toBe(count);
  }
  await expect(page).toHaveURL("/contact");
  await expect(text).toHaveValue(messageOf({ message }));

  await text.press("ControlOrMeta+a");
  await text.press("ControlOrMeta+c");
  await tryToLeave(page);
  await expect(page).toHaveURL("/legal");
  expect(asked()).toBe(3);
});

test("leaving asks while a message is written that no mail app accepts", async ({ page }) => {
  const asked = stayWhenAsked(page);
  await sendMessage(page, { message });
  await finishedMessage(page).edit.click();
  await tryToLeave(page);
  await expect.poll(asked).toBe(1);
  // All but the message takes 219 of the 1,600 characters of the URL; each line takes 18 (a space 3,
  // a line break 6), so 76 lines leave 13.
  const justFits = "It blinks.\n".repeat(76) + "x".repeat(13);
  await fillContactForm(page, { message: `${justFits}x` });
  await tryToLeave(page);
  await expect.poll(asked).toBe(2);
  await contactForm(page).message.fill(justFits);
  await tryToLeave(page);
  await expect(page).toHaveURL("/legal");
  expect(asked()).toBe(2);
});
