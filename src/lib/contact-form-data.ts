import type { Contact } from "../content/schemas/contact.ts";

/** What the contact form's script reads from the attribute data-contact. */
export interface ContactFormData {
  /** The e-mail address that receives the message. */
  to: string;
  /** The phone number that receives a text message. */
  phone: string;
  labels: Contact["form"]["email"];
  problems: Contact["form"]["problems"];
  toasts: Pick<Contact["toasts"], "success" | "failure">;
}
