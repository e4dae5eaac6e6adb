import type { Page } from "@playwright/test";
import { mailOf, messageOf } from "../../support/contact-form.ts";
import { smallTargets } from "../../support/layout.ts";
import { expect, test } from "../../support/test.ts";

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
  await page.getByRole("contentinfo").getByRole("link", { name: "Legal and privacy" }).click();
}

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test.beforeEach(async ({ page, contact }) => {
  await page.addInitScript(() => {
    const share = async (data: ShareData) => {
      document.body.dataset.shared = JSON.stringify(data);
    };
    Object.assign(navigator, { share });
  });
  await contact.openPaused();
});

test("'Sending...' stays under the finger, and the mail app opens once all is ready", async ({
  page,
  contact,
}) => {
  await contact.fill();
  await contact.send.click();
  const sending = page.getByRole("button", { name: "Sending...", exact: true });
  const { region, heading, text } = contact.finished;
  const { y } = (await sending.boundingBox()) ?? {};
  await page.clock.runFor(599);
  await expect(sending).toBeDisabled();
  await expect(sending).toBeInViewport({ ratio: 1 });
  expect((await sending.boundingBox())?.y).toBe(y);
  await expect(region).toHaveCount(0);
  await expect(contact.toast).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect(region).toContainText("Your message is ready. It is not sent yet.");
  await expect(text).toHaveText(messageOf(), { useInnerText: true });
  await expect(page.getByRole("form")).toHaveCount(0);
  await expect(contact.send).toBeHidden();
  await expect(contact.toast.getByText("Opening email client...", { exact: true })).toBeVisible();
  // A screen reader skips what appears while the mail app opens.
  expect(contact.mailUrls).toEqual([]);
  await page.clock.runFor(300);
  await expect.poll(contact.mails).toEqual([mailOf()]);

  await contact.writeAnother();
  await expect(region).toHaveCount(0);
});

test("the finished message offers every way to send it", async ({ page, contact }) => {
  const asked = stayWhenAsked(page);
  await contact.sendMessage();
  const { region, ways, webmail, textUs, share } = contact.finished;
  for (const fact of ["Hub City IT: Contact Form Submission", "hello@hubcityit.example"]) {
    await expect(region.getByText(fact, { exact: true })).toBeVisible();
  }
  // Nothing says whether the mail app opened.
  const wrong = /(?<!not )\bsent\b|delivered|received|thank|too long/i;
  await expect(region).not.toContainText(wrong, { useInnerText: true });

  await expect(webmail.first()).toBeHidden();
  await ways.click();
  expect(await smallTargets(page)).toEqual([]);
  await expect(webmail).toHaveText(["Gmail", "Outlook", "Outlook for work", "Yahoo"]);
  await expect(webmail.first()).toHaveAttribute("href", /^https:..mail.google.com.*Ana%20Ortiz/);
  const body = encodeURIComponent(messageOf());
  await expect(textUs).toHaveAttribute("href", `sms:+18065550142?&body=${body}`);
  await share.click();
  const shared = { title: "Hub City IT: Contact Form Submission", text: messageOf() };
  await expect(page.locator("body")).toHaveAttribute("data-shared", JSON.stringify(shared));

  await tryToLeave(page);
  await expect(page).toHaveURL("/legal");
  expect(asked()).toBe(0);
});

test("'Clear' removes the message from the page and its history", async ({ page, contact }) => {
  await contact.sendMessage();
  await contact.finished.clear.click();
  await expect(page.getByText("Your message is cleared.")).toBeAttached();
  await expect(contact.finished.region).toHaveCount(0);
  await expect(contact.firstName).toHaveValue("");
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain("Ana");
  await page.keyboard.press("Tab");
  await expect(contact.firstName).toBeFocused();
});

test("a message that is cleared at once does not come to the mail app", async ({
  page,
  contact,
}) => {
  await contact.fill();
  await contact.send.click();
  await page.clock.runFor(600);
  await contact.finished.clear.click();
  await page.clock.runFor(1000);
  await contact.sendMessage({ message: "Second." });
  await expect.poll(() => contact.mailUrls[0]).toContain("Second.");
});

test("a mail app that is opened by hand at once is not opened twice", async ({ page, contact }) => {
  await contact.fill();
  await contact.send.click();
  await page.clock.runFor(600);
  await contact.finished.again.click();
  await page.clock.runFor(1000);
  await contact.writeAnother();
  await contact.sendMessage({ message: "Second." });
  await expect.poll(() => contact.mailUrls.at(-1)).toContain("Second.");
  expect(contact.mailUrls).toHaveLength(2);
});

test("each button copies everything and says so, or selects it", async ({ page, contact }) => {
  await contact.sendMessage({ message });
  const { region, ways, copyMessage, copyAddress } = contact.finished;
  await ways.click();
  // The policy denies scripts to read the clipboard.
  const clipboard = async () => {
    await page.evaluate(() => document.body.append(document.createElement("textarea")));
    const box = page.locator("body > textarea");
    await box.press("ControlOrMeta+V");
    const text = await box.inputValue();
    await box.evaluate((element) => element.remove());
    return text;
  };
  const spoken: (string | null)[] = [];
  for (const [button, text, copied] of [
    [copyAddress, "hello@hubcityit.example", "Address copied."],
    [copyMessage, messageOf({ message }), "Text copied."],
    [copyMessage, messageOf({ message }), "Text copied."],
  ] as const) {
    await button.click();
    const outcome = region.getByText(copied, { exact: true });
    await expect(outcome).toBeVisible();
    // Screen readers drop a text that equals the last one.
    await expect.poll(() => outcome.textContent()).not.toBe(spoken.at(-1));
    spoken.push(await outcome.textContent());
    expect(await clipboard()).toBe(text);
  }
  // A browser that never answers.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => new Promise(() => {});
  });
  await copyAddress.click();
  await page.clock.runFor(1000);
  const notice = "Not copied. Copy the selected text.";
  await expect(region.getByText(notice, { exact: true })).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toBe("hello@hubcityit.example");
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test("there are no webmail links, and targets are large", async ({ page, contact }) => {
    await contact.sendMessage();
    const { ways, textUs, webmail } = contact.finished;
    await ways.click();
    await expect(textUs).toBeVisible();
    await expect(webmail).toHaveCount(0);
    expect(await smallTargets(page)).toEqual([]);
  });
});

test("a long message is cut with a note; leaving asks until a copy", async ({ page, contact }) => {
  const asked = stayWhenAsked(page);
  await contact.sendMessage({ message });
  const { region, ways, text } = contact.finished;
  await ways.click();
  await expect(region).toContainText("The message is too long for a mail app");
  await expect.poll(() => contact.mailUrls).toHaveLength(1);
  expect(contact.mailUrls[0]?.length).toBeLessThanOrEqual(1600);
  expect(contact.mails()[0]?.fields.body).toContain(
    "[The message is longer. Paste all of it here, from the website.]",
  );

  for (const [copied, count] of [
    [0, 1],
    [9, 2],
    [100_000, 2],
  ] as const) {
    // By hand.
    await text.evaluate(({ firstChild }, end) => {
      const length = Math.min(end, firstChild?.textContent?.length ?? 0);
      if (firstChild) getSelection()?.setBaseAndExtent(firstChild, 0, firstChild, length);
    }, copied);
    await page.keyboard.press("ControlOrMeta+c");
    await tryToLeave(page);
    await expect.poll(asked).toBe(count);
  }
  await expect(page).toHaveURL("/legal");
});

test("a link for another app does not ask", async ({ page, contact }) => {
  const asked = stayWhenAsked(page);
  await contact.sendMessage({ message });
  const { region, ways, textUs } = contact.finished;
  await ways.click();
  const phone = region.getByRole("link", { name: "(806) 555-0142" });
  const email = page.getByRole("link", { name: "hello@hubcityit.example" }).first();
  for (const link of [textUs, phone, email]) {
    await page.clock.runFor(6000);
    await link.click();
  }
  await expect.poll(() => contact.mailUrls).toHaveLength(2);
  expect(asked()).toBe(0);
});

test("leaving asks while a message is too long for a mail app", async ({ page, contact }) => {
  const asked = stayWhenAsked(page);
  await contact.fill({ message });
  await tryToLeave(page);
  await expect.poll(asked).toBe(1);
  await contact.message.fill("Short.");
  await tryToLeave(page);
  await expect(page).toHaveURL("/legal");
  expect(asked()).toBe(1);
});
