import type { Contact } from "../../content/schemas/contact.ts";

/** The props of the contact form. */
export interface ContactFormProps {
  labels: Contact["form"];
  finished: Contact["finished"];
  toasts: Contact["toasts"];
  /** The choices of the service field: what is sent, and what is read. */
  services: readonly { value: string; label: string }[];
  /** The address the message is for. */
  to: string;
  /** The number to call instead. */
  phone: string;
  /** The mailto: URL that the form is submitted to without JavaScript. */
  action: string;
}
