import type { Contact } from "../../content/schemas/contact.ts";

export interface ContactFormProps {
  labels: Contact["form"];
  finished: Contact["finished"];
  toasts: Contact["toasts"];
  /** The options of the service field. */
  services: readonly { value: string; label: string }[];
  /** The e-mail address that receives the message. */
  to: string;
  /** The phone number to call instead. */
  phone: string;
  /** The mailto: URL that the form is submitted to without JavaScript. */
  action: string;
}
