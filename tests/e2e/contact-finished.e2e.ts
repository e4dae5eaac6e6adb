import type { Page } from "@playwright/test";
import {
  contactForm,
  expectFilledIn,
  fillContactForm,
  finishedMessage,
  formReady,
  mailOf,
  messageOf,
  sendMessage,
} from "../support/contact-form.ts";
import { smallTargets } from "../support/layout.ts";
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
  await formReady(page);
});

test("the panel offers every way to send the message, above an empty form", async ({ page }) => {
  const asked = stayWhenAsked(page);
  await page.goto("/contact?service=cybersecurity");
  await formReady(page);
  await sendMessage(page);
  const { region, heading, text, webmail, textUs } = finishedMessage(page);
  await expect(heading).toBeFocused();
  await expect(page.getByText("Opening email client...", { exact: true })).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
  await expectFilledIn(page, {
    ...{ firstName: "", lastName: "", email: "", message: "" },
    service: "Select a service",
  });
  await expect(text).toHaveValue(messageOf());
  await expect(text).toHaveJSProperty("readOnly", true);
  for (const fact of ["Hub City IT: Contact Form Submission", "hello@hubcityit.example"]) {
    await expect(region.getByText(fact, { exact: true })).toBeVisible();
  }
  // Nothing says whether the mail app opened.
  const wrong = /\bsent\b|delivered|received|thank|too long/i;
  await expect(region).not.toContainText(wrong, { useInnerText: true });

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
  const body = encodeURIComponent(messageOf());
  await expect(textUs).toHaveAttribute("href", `sms:+18065550142?&body=${body}`);

  await tryToLeave(page);
  await expect(page).toHaveURL("/legal");
  expect(asked()).toBe(0);
});

test("the message survives a reload, Back and a fragment, in its own tab only", async ({
  page,
  context,
}) => {
  await sendMessage(page, { message: "It blinks." });
  const { region, text } = finishedMessage(page);
  const expected = messageOf({ message: "It blinks." });
  await page.reload();
  await expect(text).toHaveValue(expected);
  await page.goto("/contact#schedule");
  await page.reload();
  await expect(text).toHaveValue(expected);
  await page.goto("/about");
  await page.goBack();
  await expect(text).toHaveValue(expected);

  const other = await context.newPage();
  await other.goto("/contact#schedule");
  await expect(finishedMessage(other).region).toBeHidden();
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  await finishedMessage(page).edit.click();
  await page.reload();
  await expect(region).toBeHidden();
});

test("'Edit' returns everything, above what was typed in the meantime", async ({ page }) => {
  const requests = await collectMailRequests(page);
  const entry = { message: "  Two lines,\n\tas typed. 😀 ", service: "General Consultation" };
  await sendMessage(page, entry);
  await finishedMessage(page).edit.click();
  await expect(finishedMessage(page).region).toBeHidden();
  await expectFilledIn(page, entry);
  await expect(contactForm(page).message).toBeFocused();
  await contactForm(page).send.click();
  await page.clock.runFor(1000);
  await contactForm(page).message.fill("And more.");
  await finishedMessage(page).edit.click();
  await expectFilledIn(page, { ...entry, message: `${entry.message}\n\nAnd more.` });
  expect(requests.map(readMailto)).toEqual([mailOf(entry), mailOf(entry)]);
});

test.describe("where a button may copy", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("each button shares or copies everything and says so; a copied message may be left", async ({
    page,
  }) => {
    const asked = stayWhenAsked(page);
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: async (data: ShareData) => {
          document.body.dataset.shared = JSON.stringify(data);
          throw new DOMException("closed", "AbortError");
        },
      });
    });
    await page.reload();
    await formReady(page);
    await sendMessage(page, { message });
    const { region, copyMessage, copyAddress, share } = finishedMessage(page);
    await share.click();
    const shared = { title: "Hub City IT: Contact Form Submission", text: messageOf({ message }) };
    await expect(page.locator("body")).toHaveAttribute("data-shared", JSON.stringify(shared));
    const status = region.getByRole("status");
    const copied = status.getByText("Copied.", { exact: true });
    // The policy denies scripts to read the clipboard.
    const clipboard = async () => {
      await page.evaluate(() => document.body.append(document.createElement("textarea")));
      const box = page.locator("body > textarea");
      await box.press("ControlOrMeta+V");
      const text = await box.inputValue();
      await box.evaluate((element) => element.remove());
      return text;
    };
    await copyAddress.click();
    await expect(copied).toBeAttached();
    await expect(region.getByRole("button", { name: "Copied.", exact: true })).toBeVisible();
    expect(await clipboard()).toBe("hello@hubcityit.example");

    // Screen readers announce new elements only.
    const first = await copied.elementHandle();
    await copyMessage.click();
    await expect.poll(() => first?.evaluate(({ isConnected }) => isConnected)).toBe(false);
    await expect(copied).toBeAttached();
    expect(await clipboard()).toBe(messageOf({ message }));
    await page.clock.runFor(3000);
    await expect(copyMessage).toBeVisible();
    await expect(status).toBeEmpty();
    await tryToLeave(page);
    await expect(page).toHaveURL("/legal");
    expect(asked()).toBe(0);
  });
});

test("where no button may copy, the text is selected and the page says so", async ({ page }) => {
  await sendMessage(page);
  const { region, copyMessage, copyAddress, text } = finishedMessage(page);
  const notice = region.getByText(
    "Not copied. The text is selected, so you can copy it yourself.",
    { exact: true },
  );
  // A browser that never answers, and one without a clipboard.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => new Promise(() => {});
  });
  await copyAddress.click();
  await page.clock.runFor(1000);
  await expect(notice).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toBe("hello@hubcityit.example");

  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await copyMessage.click();
  await expect(text).toBeFocused();
  const selected = await text.evaluate((box: HTMLTextAreaElement) =>
    box.value.slice(box.selectionStart, box.selectionEnd),
  );
  expect(selected).toBe(messageOf());
});

test.describe("on a phone", { tag: "@chromium" }, () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test("there are no webmail links, which open an inbox only; targets are large", async ({
    page,
  }) => {
    await sendMessage(page);
    const { text, textUs, webmail } = finishedMessage(page);
    await expect(text).toBeVisible();
    await expect(textUs).toBeVisible();
    await expect(webmail).toHaveCount(0);
    await expect(page.getByText("Opening email client...", { exact: true })).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
  });
});

test("leaving asks until a message too long for mail apps is copied", async ({ page }) => {
  const asked = stayWhenAsked(page);
  const requests = await collectMailRequests(page);
  await sendMessage(page, { message });
  const { region, text, textUs } = finishedMessage(page);
  await expect(region).toContainText("The message is too long for a mail app");
  expect(requests).toHaveLength(1);
  expect(requests[0]?.length).toBeLessThanOrEqual(1600);
  const given = readMailto(requests[0] ?? "").fields.body ?? "";
  const note = "\r\n\r\n[The message is longer. Paste all of it here, from the website.]";
  expect(given.endsWith(note)).toBe(true);
  const start = given.slice(0, -note.length).replaceAll("\r\n", "\n");
  expect(start.length).toBeGreaterThan(300);
  expect(messageOf({ message }).startsWith(start)).toBe(true);

  // URLs for other apps do not leave the page.
  await textUs.click();
  await region.getByRole("link", { name: "(806) 555-0142" }).click();
  await page.getByRole("link", { name: "hello@hubcityit.example" }).first().click();
  await expect.poll(() => requests).toHaveLength(2);
  expect(asked()).toBe(0);

  for (const [from, to, count] of [
    [0, 0, 1],
    [0, 9, 2],
    [1, 100_000, 3],
    [0, 100_000, 3],
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
  await expect(page).toHaveURL("/legal");
});

test("leaving asks while a message is written that no mail app accepts", async ({ page }) => {
  const asked = stayWhenAsked(page);
  await sendMessage(page, { message });
  await finishedMessage(page).edit.click();
  await tryToLeave(page);
  await expect.poll(asked).toBe(1);
  // All but the message takes 231 of the 1,600 characters of the URL; each line takes 18 (a space 3,
  // a line break 6), so 76 lines leave 1.
  const justFits = `${"It blinks.\n".repeat(76)}x`;
  await fillContactForm(page, { message: `${justFits}x` });
  await tryToLeave(page);
  await expect.poll(asked).toBe(2);
  await contactForm(page).message.fill(justFits);
  await tryToLeave(page);
  await expect(page).toHaveURL("/legal");
  expect(asked()).toBe(2);
});
