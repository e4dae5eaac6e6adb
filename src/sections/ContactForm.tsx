import type { Business } from "../content/schemas/business.ts";
import type { Contact } from "../content/schemas/contact.ts";
import type { ContactFormData } from "../lib/contact-form-data.ts";
import { emailSubjectHref } from "../lib/contact-links.ts";
import { Button } from "../ui/Button.tsx";
import { ContactField } from "./ContactField.tsx";
import styles from "./ContactForm.module.css";
import { ContactText } from "./ContactText.tsx";

interface Props {
  page: Pick<Contact, "form" | "toasts">;
  business: Pick<Business, "email" | "phone">;
  /** The options of the service field. */
  services: readonly { value: string; label: string }[];
}

/**
 * The contact form. src/browser/contact/ composes a message from it and opens it in the visitor's
 * mail app. Without JavaScript the browser opens the mail app with the fields: Firefox follows the
 * standard; Chromium corrupts "+", "&" and non-ASCII characters, which no attribute fixes.
 */
export function ContactForm({ page: { form, toasts }, business, services }: Props) {
  const { success, failure } = toasts;
  const { fields, email, problems } = form;
  const { email: to, phone } = business;
  const data: ContactFormData = {
    to,
    phone,
    labels: email,
    problems,
    toasts: { success, failure },
  };
  return (
    <form
      className={styles.form}
      action={emailSubjectHref(to, email.subject)}
      data-contact={JSON.stringify(data)}
      method="post"
      encType="text/plain"
      data-print="no"
    >
      <p>
        <ContactText>{form.intro}</ContactText>
      </p>
      <p role="alert" className={styles.summary} />
      <ContactField name="firstName" {...fields.firstName}>
        {(control) => <input type="text" autoComplete="given-name" {...control} />}
      </ContactField>
      <ContactField name="lastName" {...fields.lastName}>
        {(control) => <input type="text" autoComplete="family-name" {...control} />}
      </ContactField>
      <ContactField name="email" {...fields.email}>
        {(control) => <input type="email" autoComplete="email" {...control} />}
      </ContactField>
      <ContactField name="service" {...fields.service}>
        {(control) => (
          <select {...control}>
            <option value="">{fields.service.placeholder}</option>
            {services.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </ContactField>
      <ContactField name="message" {...fields.message}>
        {(control) => <textarea rows={4} {...control} />}
      </ContactField>
      <Button type="submit" variant="main" data-sending={form.sending}>
        {form.button}
      </Button>
    </form>
  );
}
