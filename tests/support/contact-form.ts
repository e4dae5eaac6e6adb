import type { Locator, Page } from "@playwright/test";

/** The contact form's controls, as a visitor knows them. */
export interface ContactForm {
  firstName: Locator;
  lastName: Locator;
  email: Locator;
  service: Locator;
  message: Locator;
  send: Locator;
}

/** What a visitor types and chooses; the service by its label. */
export type Entry = Record<"firstName" | "lastName" | "email" | "service" | "message", string>;

/** An entry that is in order. */
export const validEntry: Entry = {
  firstName: "Ana",
  lastName: "Ortiz",
  email: "ana@example.com",
  service: "Device Repair",
  message: "The screen is dark.",
};

/** Finds the contact form's controls by role and name. */
export function contactForm(page: Page): ContactForm {
  const textbox = (name: string) => page.getByRole("textbox", { name, exact: true });
  return {
    firstName: textbox("First name"),
    lastName: textbox("Last name"),
    email: textbox("E-mail"),
    service: page.getByRole("combobox", { name: "Service needed", exact: true }),
    message: textbox("Message"),
    send: page.getByRole("button", { name: "Send Message", exact: true }),
  };
}

/** Types and chooses an entry, valid where nothing else is said. */
export async function fillContactForm(page: Page, entry: Partial<Entry> = {}): Promise<void> {
  const { firstName, lastName, email, service, message } = { ...validEntry, ...entry };
  const form = contactForm(page);
  await form.firstName.fill(firstName);
  await form.lastName.fill(lastName);
  await typeEmail(page, email);
  await form.service.selectOption({ label: service });
  await form.message.fill(message);
}

/**
 * Types an e-mail address in place of what stands there. It is taken away by keys: in the system's
 * Firefox Playwright's "fill" only adds to a field for e-mail addresses.
 */
export async function typeEmail(page: Page, email: string): Promise<void> {
  const field = contactForm(page).email;
  if (await field.inputValue()) {
    await field.press("ControlOrMeta+a");
    await field.press("Delete");
  }
  await field.fill(email);
}

/** Waits until the script of the form is there: from then on it checks the fields itself. */
export async function contactFormAwake(page: Page): Promise<void> {
  await page.locator("form[novalidate]").waitFor();
}

/** Reaches for the form, as a visitor does, and waits until its script is there. */
export async function wakeContactForm(page: Page): Promise<void> {
  await contactForm(page).firstName.focus();
  await contactFormAwake(page);
}

/** What stands in the form's place after a submit, as a visitor knows it. */
export function finishedMessage(page: Page) {
  const region = page.getByRole("region", { name: "Your message is ready", exact: true });
  const button = (name: string) => region.getByRole("button", { name, exact: true });
  return {
    region,
    heading: region.getByRole("heading", { name: "Your message is ready", exact: true }),
    text: region.getByRole("textbox", { name: "Your message", exact: true }),
    copyMessage: button("Copy message"),
    copyAddress: button("Copy address"),
    edit: button("Edit"),
    another: button("Write another message"),
    webmail: region.getByRole("link", { name: /^Open in / }),
  };
}
