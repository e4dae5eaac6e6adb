import { expect, type Locator, type Page } from "@playwright/test";

/** What a visitor types and chooses; the service by its label. */
export type Entry = Record<"firstName" | "lastName" | "email" | "service" | "message", string>;

export const validEntry: Entry = {
  firstName: "Ana",
  lastName: "Ortiz",
  email: "ana@example.com",
  service: "Device Repair",
  message: "The screen is dark.",
};

/**
 * The message of an entry, as the page shows it. Lines end with a space, for mail apps that
 * drop line breaks.
 */
export function messageOf(entry: Partial<Entry> = {}): string {
  const { firstName, lastName, email, service, message } = { ...validEntry, ...entry };
  const head = `Name: ${firstName} ${lastName} \nEmail: ${email} \nService Needed: ${service} `;
  const lines = message.replaceAll(/\r\n?/g, "\n").trim().replaceAll(/ *\n/g, " \n");
  return `${head}\n \nMessage: \n${lines}`;
}

/** The same as readMailto returns it; line breaks are CRLF in e-mails. */
export function mailOf(entry: Partial<Entry> = {}) {
  const subject = "Hub City IT: Contact Form Submission";
  const body = messageOf(entry).replaceAll("\n", "\r\n");
  return { to: "hello@hubcityit.example", fields: { subject, body } };
}

/** Reads a mailto: URL as RFC 6068 has it, where "+" is a plus; not with the code under test. */
function readMailto(url: string) {
  const [to = "", query = ""] = url.replace(/^mailto:/, "").split("?");
  const fields = query.split("&").map((field) => field.split("=").map(decodeURIComponent));
  return { to: decodeURIComponent(to), fields: Object.fromEntries(fields) };
}

/**
 * The contact form, the finished message in its place and the toasts, found by role and name.
 * @param mailUrls the mailto: URLs that scripts, links and forms have opened
 */
export function contactOn(page: Page, mailUrls: string[] = []) {
  const textbox = (name: string) => page.getByRole("textbox", { name, exact: true });
  const fields = {
    firstName: textbox("First name"),
    lastName: textbox("Last name"),
    email: textbox("E-mail"),
    service: page.getByRole("combobox", { name: "Service needed", exact: true }),
    message: textbox("Message"),
  };
  const send = page.getByRole("button", { name: "E-mail it to us", exact: true });
  const toasts = page.getByRole("region", { name: "Notifications (F8)", exact: true });
  const toast = toasts.getByRole("listitem");
  const region = page.getByRole("region", { name: "Press Send in your mail app", exact: true });
  const finishedButton = (name: string) => region.getByRole("button", { name, exact: true });

  /** Waits until React has hydrated the page's form and what shows its toasts. */
  async function ready(): Promise<void> {
    await page.locator("form[novalidate]").waitFor({ state: "attached" });
    await toasts.waitFor({ state: "attached" });
  }

  async function open(query = ""): Promise<void> {
    await page.goto(`/contact${query}`);
    await ready();
  }

  /** Fills in the form, with valid values for what the entry leaves out. */
  async function fill(entry: Partial<Entry> = {}): Promise<void> {
    for (const [name, value] of Object.entries({ ...validEntry, ...entry })) {
      if (name === "service") await fields.service.selectOption({ label: value });
      else await fields[name as keyof Entry].fill(value);
    }
  }

  /** Types into each of these fields, in the form's order, going on by Tab. */
  async function typeOn(entry: Partial<Entry>): Promise<void> {
    for (const [name, text] of Object.entries(entry)) {
      await tabTo(page, fields[name as keyof Entry]);
      await page.keyboard.type(text);
    }
  }

  return {
    ...fields,
    fields,
    typeOn,
    send,
    toasts,
    toast,
    closeToast: toasts.getByRole("button", { name: "Close", exact: true }),
    /** The finished message, in the form's place. */
    finished: {
      region,
      heading: region.getByRole("heading", { name: "Press Send in your mail app", exact: true }),
      text: region.getByRole("definition").last(),
      again: region.getByRole("link", { name: "Open the mail app again" }),
      copyMessage: finishedButton("Copy text"),
      copyAddress: finishedButton("Copy address"),
      ways: region.getByText("Other ways to send it", { exact: true }),
      edit: finishedButton("Edit this message"),
      clear: finishedButton("Clear"),
      webmail: region.getByRole("link", { name: /^(Gmail|Outlook|Outlook for work|Yahoo)$/ }),
      textUs: region.getByRole("link", { name: "Text message", exact: true }),
      share: finishedButton("Share"),
    },
    mailUrls,
    /** The messages that the mail app has got. */
    mails: () => mailUrls.map((url) => readMailto(url)),
    ready,
    open,
    fill,

    /** Opens the form. From then on time passes by page.clock.runFor only. */
    async openPaused(): Promise<void> {
      await page.clock.install();
      await open();
      await page.clock.pauseAt(Date.now() + 3_600_000);
    },

    /** Sends a message and lets the form's wait for the mail app pass. Needs page.clock. */
    async sendMessage(entry: Partial<Entry> = {}): Promise<void> {
      await fill(entry);
      await send.click();
      await page.clock.runFor(1000);
    },

    /** Expects these values in the form, and the valid ones for what the entry leaves out. */
    async expectFilledIn(entry: Partial<Entry> = {}): Promise<void> {
      const { service, ...texts } = { ...validEntry, ...entry };
      for (const [name, text] of Object.entries(texts))
        await expect(fields[name as keyof typeof texts]).toHaveValue(text);
      await expect(fields.service.getByRole("option", { selected: true })).toHaveText(service);
    },

    /** Returns from the finished message to the form, which must be empty. */
    async writeAnother(): Promise<void> {
      await page.getByRole("button", { name: "Write another message", exact: true }).click();
      await expect(fields.firstName).toBeFocused();
      for (const field of Object.values(fields)) await expect(field).toHaveValue("");
    },

    /** Sends a message while the browser can't encode text, and waits for the toast that says so. */
    async failToSend(entry: Partial<Entry> = {}): Promise<void> {
      await fill(entry);
      const encoder = await page.evaluateHandle(() => {
        const encode = window.encodeURIComponent;
        window.encodeURIComponent = (text) => {
          // The form's own URL has the subject alone.
          if (String(text).includes("\n")) throw new URIError("URI malformed");
          return encode(text);
        };
        return encode;
      });
      await send.press("Enter");
      await expect(toast.getByText("Error", { exact: true })).toBeVisible();
      await encoder.evaluate((encode) => {
        window.encodeURIComponent = encode;
      });
    },
  };
}

export async function tabTo(page: Page, target: Locator): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press("Tab");
    if (await isFocused()) return;
  }
  throw new Error(`Tab never reaches ${target}`);
}
