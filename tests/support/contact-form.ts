import { expect, type Locator, type Page } from "@playwright/test";
import type { MailMessage } from "./mail.ts";

/** What a visitor types and chooses; the service by its label. */
export type Entry = Record<"firstName" | "lastName" | "email" | "service" | "message", string>;

export const validEntry: Entry = {
  firstName: "Ana",
  lastName: "Ortiz",
  email: "ana@example.com",
  service: "Device Repair",
  message: "The screen is dark.",
};

/** Finds the contact form's controls by role and name. */
export function contactForm(page: Page): Record<keyof Entry | "send", Locator> {
  const textbox = (name: string) => page.getByRole("textbox", { name, exact: true });
  return {
    firstName: textbox("First name"),
    lastName: textbox("Last name"),
    email: textbox("E-mail"),
    service: page.getByRole("combobox", { name: "Service needed", exact: true }),
    message: textbox("Message"),
    send: page.getByRole("button", { name: "E-mail it to us", exact: true }),
  };
}

/** Fills in the form, with valid values for what the entry leaves out. */
export async function fillContactForm(page: Page, entry: Partial<Entry> = {}): Promise<void> {
  const { firstName, lastName, email, service, message } = { ...validEntry, ...entry };
  const form = contactForm(page);
  await form.firstName.fill(firstName);
  await form.lastName.fill(lastName);
  await typeEmail(page, email);
  await form.service.selectOption({ label: service });
  await form.message.fill(message);
}

/** Replaces the e-mail address, by keys: "fill" appends to such fields in the system's Firefox. */
export async function typeEmail(page: Page, email: string): Promise<void> {
  const field = contactForm(page).email;
  if (await field.inputValue()) {
    await field.press("ControlOrMeta+a");
    await field.press("Delete");
  }
  await field.fill(email);
}

/** Expects these values in the form, and the valid ones for what the entry leaves out. */
export async function expectFilledIn(page: Page, entry: Partial<Entry> = {}): Promise<void> {
  const form = contactForm(page);
  for (const [name, value] of Object.entries({ ...validEntry, ...entry })) {
    const control = form[name as keyof Entry];
    if (name !== "service") await expect(control).toHaveValue(value);
    else await expect(control.getByRole("option", { selected: true })).toHaveText(value);
  }
}

/** The message of an entry (spec §7), as a text box shows it. */
export function messageOf(entry: Partial<Entry> = {}): string {
  const { firstName, lastName, email, service, message } = { ...validEntry, ...entry };
  const head = `Name: ${firstName} ${lastName} \nEmail: ${email} \nService Needed: ${service} `;
  return `${head}\n\nMessage: \n${message.replaceAll(/\r\n?/g, "\n")}`;
}

/** The same as readMailto returns it; line breaks are CRLF in e-mails. */
export function mailOf(entry: Partial<Entry> = {}): MailMessage {
  const subject = "Hub City IT: Contact Form Submission";
  const body = messageOf(entry).replaceAll("\n", "\r\n");
  return { to: "hello@hubcityit.example", fields: { subject, body } };
}

/** Waits until React has hydrated the page's form and what shows its toasts. */
export async function formReady(page: Page): Promise<void> {
  await page.locator("form[novalidate]").waitFor();
  const toasts = page.getByRole("region", { name: "Notifications (F8)", exact: true });
  await toasts.waitFor({ state: "attached" });
}

/** Opens the form. From then on time passes by page.clock.runFor only. */
export async function openForm(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto("/contact");
  await formReady(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

/** Sends a message and lets the form's wait for the mail app pass. Needs page.clock. */
export async function sendMessage(page: Page, entry: Partial<Entry> = {}): Promise<void> {
  await fillContactForm(page, entry);
  await contactForm(page).send.click();
  await page.clock.runFor(1000);
}

/** Makes the browser unable to encode text, so that sending fails. Returns what repairs it. */
export async function breakEncoder(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const encode = window.encodeURIComponent;
    window.addEventListener("repair", () => {
      window.encodeURIComponent = encode;
    });
    window.encodeURIComponent = () => {
      throw new URIError("URI malformed");
    };
  });
  return () => page.evaluate(() => void window.dispatchEvent(new Event("repair")));
}

/** The panel above the form after a message was sent. */
export function finishedMessage(page: Page) {
  const region = page.getByRole("region", { name: "Your message is ready", exact: true });
  const button = (name: string) => region.getByRole("button", { name, exact: true });
  return {
    region,
    heading: region.getByRole("heading", { name: "Your message is ready", exact: true }),
    text: region.getByRole("textbox", { name: "Your message", exact: true }),
    copyMessage: button("Copy message"),
    copyAddress: button("Copy address"),
    edit: button("Edit this message"),
    webmail: region.getByRole("link", { name: /^(Gmail|Outlook|Outlook for work|Yahoo)$/ }),
    textUs: region.getByRole("link", { name: "Text message", exact: true }),
    share: button("Share"),
  };
}
