import type { Page } from "@playwright/test";
import {
  contactForm,
  fillContactForm,
  finishedMessage,
  validEntry,
  wakeContactForm,
} from "../support/contact-form.ts";
import { readMailto } from "../support/mail-message.ts";
import { collectMailRequests } from "../support/mail-requests.ts";
import { expect, test } from "../support/test.ts";

/** The message made of the valid entry, as it stands on the page. */
const whole = [
  "Name: Ana Ortiz",
  "Email: ana@example.com",
  "Service Needed: Device Repair",
  "",
  "Message:",
  "The screen is dark.",
].join("\n");

/** Some 5,000 characters. */
const longMessage = "The router blinks, é, 你好 & more.\n".repeat(150);

async function send(page: Page, entry: Parameters<typeof fillContactForm>[1] = {}): Promise<void> {
  await wakeContactForm(page);
  await fillContactForm(page, entry);
  await contactForm(page).send.click();
  await expect(finishedMessage(page).heading).toBeFocused();
}

/** Counts the times that the browser asked whether to leave, and lets it stay or go. */
function answerLeaving(page: Page, leave: boolean): { asked: () => number } {
  let asked = 0;
  page.on("dialog", async (dialog) => {
    expect(dialog.type()).toBe("beforeunload");
    asked += 1;
    await (leave ? dialog.accept() : dialog.dismiss());
  });
  return { asked: () => asked };
}

const tryToLeave = (page: Page) =>
  page.getByRole("contentinfo").getByRole("link", { name: "Legal and terms" }).click();

test.beforeEach(({ page }) => page.goto("/contact"));

test("after a submit the finished message stands in the form's place", async ({ page }) => {
  await send(page);
  const { region, text, edit, another } = finishedMessage(page);
  await expect(page.getByText("Opening email client...", { exact: true })).toBeVisible();
  await expect(text).toHaveValue(whole);
  await expect(text).toHaveJSProperty("readOnly", true);
  await expect(region.getByText("hello@hubcityit.example", { exact: true })).toBeVisible();
  await expect(region.getByRole("link", { name: "(806) 555-0142", exact: true })).toHaveAttribute(
    "href",
    "tel:+18065550142",
  );
  await expect(edit).toBeVisible();
  await expect(another).toBeVisible();
  await expect(contactForm(page).send).toHaveCount(0);
});

test("it names the subject, for whoever copies the message by hand", async ({ page }) => {
  await send(page);
  const { region } = finishedMessage(page);
  await expect(
    region.getByText("Hub City IT: Contact Form Submission", { exact: true }),
  ).toBeVisible();
});

test("the form's introduction stands only above the form, which comes back to its place", async ({
  page,
}) => {
  const section = page.getByRole("region", { name: "Send a message", exact: true });
  const introduction = section.getByText(/^All five are needed\./);
  const place = async () => {
    const [form, info] = [
      contactForm(page).firstName,
      page.getByRole("heading", { name: "Reach us directly" }),
    ].map((shown) => shown.evaluate((element) => element.getBoundingClientRect().y + scrollY));
    return [await form, await info];
  };
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(introduction).toBeVisible();
    const before = await place();
    await send(page);
    await expect(introduction).toBeHidden();
    await finishedMessage(page).edit.click();
    await expect(introduction).toBeVisible();
    expect(await place()).toEqual(before);
  }
});

test("it does not claim that anything was sent", async ({ page }) => {
  await send(page);
  const said = await finishedMessage(page).region.innerText();
  expect(said).not.toMatch(/\bsent\b|delivered|received|thank/i);
});

test("it is kept nowhere but in the page's memory", async ({ page }) => {
  await send(page);
  const kept = await page.evaluate(async () => [
    localStorage.length,
    sessionStorage.length,
    document.cookie,
    (await indexedDB.databases()).length,
    location.href.includes("Ortiz"),
  ]);
  expect(kept).toEqual([0, 0, "", 0, false]);
  await page.reload();
  await expect(finishedMessage(page).region).toHaveCount(0);
  await expect(contactForm(page).message).toHaveValue("");
});

test("'Edit' puts everything back into the form, and it can be sent again", async ({ page }) => {
  const requests = await collectMailRequests(page);
  const message = "  Two lines,\n\tas typed. 😀 ";
  await send(page, { message, service: "General Consultation" });
  await finishedMessage(page).edit.click();

  const form = contactForm(page);
  await expect(finishedMessage(page).region).toHaveCount(0);
  await expect(form.firstName).toHaveValue(validEntry.firstName);
  await expect(form.lastName).toHaveValue(validEntry.lastName);
  await expect(form.email).toHaveValue(validEntry.email);
  await expect(form.service).toHaveValue("consultation");
  await expect(form.message).toHaveValue(message);
  await expect(form.message).toBeFocused();

  await form.message.fill("Changed.");
  await form.send.click();
  await expect(finishedMessage(page).text).toHaveValue(/Message:\nChanged\.$/);
  expect(requests).toHaveLength(2);
});

test.describe("where a button may copy", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("'Copy message' copies the whole message, and says so each time", async ({ page }) => {
    await send(page, { message: longMessage });
    const { region, copyMessage } = finishedMessage(page);
    await copyMessage.click();
    await expect(region.getByText("Copied.", { exact: true })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.replaceAll("\r\n", "\n")).toBe(
      whole.replace(validEntry.message, () => longMessage),
    );
    const first = await region.getByText("Copied.").elementHandle();
    await copyMessage.click();
    await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false);
    await expect(region.getByText("Copied.", { exact: true })).toBeVisible();
  });

  test("'Copy address' copies the address", async ({ page }) => {
    await send(page);
    await finishedMessage(page).copyAddress.click();
    await expect(finishedMessage(page).region.getByText("Copied.", { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      "hello@hubcityit.example",
    );
  });
});

const refusals: Record<string, () => void> = {
  "refuses to copy": () => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  },
  "has no clipboard for pages": () => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  },
};

for (const [what, refuse] of Object.entries(refusals)) {
  test(`where the browser ${what}, the text is selected and the page says so`, async ({ page }) => {
    await page.evaluate(refuse);
    await send(page);
    const { region, copyMessage, copyAddress, text } = finishedMessage(page);
    const said = region.getByText(
      "This browser lets no button copy. The text is selected now, so you can copy it yourself.",
      { exact: true },
    );
    await copyAddress.click();
    await expect(said).toHaveCount(1);
    expect(await page.evaluate(() => String(getSelection()))).toBe("hello@hubcityit.example");

    await copyMessage.click();
    await expect(said).toHaveCount(2);
    await expect(text).toBeFocused();
    const selected = await text.evaluate((box: HTMLTextAreaElement) =>
      box.value.slice(box.selectionStart, box.selectionEnd),
    );
    expect(selected).toBe(whole);
  });
}

test.describe("on a computer", () => {
  test("the message can be opened in four webmails, each in a tab of its own", async ({ page }) => {
    await send(page);
    const { webmail } = finishedMessage(page);
    await expect(webmail).toHaveText([
      "Open in Gmail",
      "Open in Outlook",
      "Open in Outlook for work",
      "Open in Yahoo",
    ]);
    const addresses = await webmail.evaluateAll((all) =>
      all.map((link) => [(link as HTMLAnchorElement).href, link.getAttribute("target")]),
    );
    expect(addresses.map(([href]) => new URL(href ?? "").origin)).toEqual([
      "https://mail.google.com",
      "https://outlook.live.com",
      "https://outlook.cloud.microsoft",
      "https://compose.mail.yahoo.com",
    ]);
    for (const [href, target] of addresses) {
      const fields = new URL(href ?? "").searchParams;
      expect(fields.get("to")).toBe("hello@hubcityit.example");
      expect(fields.get("body")).toBe(whole.replaceAll("\n", "\r\n"));
      expect(target).toBe("_blank");
    }
  });
});

test.describe("on a phone", { tag: "@chromium" }, () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test("there are no links to webmails", async ({ page }) => {
    await send(page);
    await expect(finishedMessage(page).webmail).toHaveCount(0);
  });
});

test.describe("a message too long for a mail app", () => {
  test("opens it with what fits, and the page has the whole and says so", async ({ page }) => {
    const requests = await collectMailRequests(page);
    await send(page, { message: longMessage });
    const { region, text } = finishedMessage(page);
    await expect(text).toHaveValue(whole.replace(validEntry.message, () => longMessage));
    await expect(region).toContainText("The message is too long for a mail app to take over.");

    expect(requests).toHaveLength(1);
    expect(requests[0]?.length).toBeLessThanOrEqual(1600);
    const given = readMailto(requests[0] ?? "").fields.body ?? "";
    const note = "\r\n\r\n[The message goes on. Paste the whole of it here, from the website.]";
    expect(given.endsWith(note)).toBe(true);
    const start = given.slice(0, -note.length).replaceAll("\r\n", "\n");
    expect(start.length).toBeGreaterThan(300);
    expect(whole.replace(validEntry.message, () => longMessage).startsWith(start)).toBe(true);
  });

  test("a message that fits is not said to be too long", async ({ page }) => {
    await send(page);
    await expect(finishedMessage(page).region).not.toContainText("too long");
  });

  test("leaving asks first, and staying keeps the message", async ({ page }) => {
    await send(page, { message: longMessage });
    const { asked } = answerLeaving(page, false);
    await tryToLeave(page);
    await expect.poll(asked).toBe(1);
    await expect(page).toHaveURL("/contact");
    await expect(finishedMessage(page).text).toHaveValue(/router blinks/);
  });

  test("leaving asks first while it is still being written", async ({ page }) => {
    await wakeContactForm(page);
    await fillContactForm(page, { message: longMessage });
    const { asked } = answerLeaving(page, true);
    await tryToLeave(page);
    await expect(page).toHaveURL("/legal");
    expect(asked()).toBe(1);
  });

  // Of the 1,600 signs of an address that a mail app takes, all but the message needs 219; each line
  // needs 18 (a space 3, a line break 6), so 76 of them leave 13.
  const justFits = "It blinks.\n".repeat(76) + "x".repeat(13);

  for (const [what, message, times] of [
    ["does not ask about one that just fits", justFits, 0],
    ["asks about one with a sign more", `${justFits}x`, 1],
  ] as const) {
    test(`while it is still being written, leaving ${what}`, async ({ page }) => {
      await wakeContactForm(page);
      await fillContactForm(page, { message });
      const { asked } = answerLeaving(page, true);
      await tryToLeave(page);
      await expect(page).toHaveURL("/legal");
      expect(asked()).toBe(times);
    });
  }

  test("leaving asks again after 'Edit'", async ({ page }) => {
    await send(page, { message: longMessage });
    await finishedMessage(page).edit.click();
    const { asked } = answerLeaving(page, true);
    await tryToLeave(page);
    await expect(page).toHaveURL("/legal");
    expect(asked()).toBe(1);
  });

  test("handing over to the mail app and calling do not ask", async ({ page }) => {
    const { asked } = answerLeaving(page, false);
    const requests = await collectMailRequests(page);
    await send(page, { message: longMessage });
    await finishedMessage(page).region.getByRole("link", { name: "(806) 555-0142" }).click();
    await page.getByRole("link", { name: "hello@hubcityit.example" }).first().click();
    await expect.poll(() => requests).toHaveLength(2);
    expect(asked()).toBe(0);
  });

  test("once it was copied by hand, leaving does not ask", async ({ page }) => {
    const { asked } = answerLeaving(page, false);
    await send(page, { message: longMessage });
    await finishedMessage(page).text.press("ControlOrMeta+a");
    await finishedMessage(page).text.press("ControlOrMeta+c");
    await tryToLeave(page);
    await expect(page).toHaveURL("/legal");
    expect(asked()).toBe(0);
  });

  for (const [part, start, end] of [
    ["its first words", 0, 9],
    ["all but its first sign", 1, 100_000],
  ] as const) {
    test(`a copy of ${part} keeps too little: leaving asks`, async ({ page }) => {
      const { asked } = answerLeaving(page, false);
      await send(page, { message: longMessage });
      const { text } = finishedMessage(page);
      await text.focus();
      await text.evaluate(
        (box: HTMLTextAreaElement, [from, to]) => box.setSelectionRange(from, to),
        [start, end] as const,
      );
      await text.press("ControlOrMeta+c");
      await tryToLeave(page);
      await expect.poll(asked).toBe(1);
      await expect(page).toHaveURL("/contact");
    });
  }

  test.describe("where a button may copy", () => {
    test.use({ permissions: ["clipboard-write"] });

    test("once it was copied, leaving does not ask", async ({ page }) => {
      const { asked } = answerLeaving(page, false);
      await send(page, { message: longMessage });
      await finishedMessage(page).copyMessage.click();
      await expect(finishedMessage(page).region.getByText("Copied.")).toBeVisible();
      await tryToLeave(page);
      await expect(page).toHaveURL("/legal");
      expect(asked()).toBe(0);
    });
  });
});

test("a message that the mail app was given whole does not hold anybody back", async ({ page }) => {
  const { asked } = answerLeaving(page, false);
  await send(page);
  await tryToLeave(page);
  await expect(page).toHaveURL("/legal");
  expect(asked()).toBe(0);
});
