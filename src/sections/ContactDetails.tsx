import type { Business } from "../content/schemas/business.ts";
import { emailHref, phoneHref, textHref } from "../lib/contact-links.ts";
import { EmailText } from "../ui/EmailText.tsx";
import styles from "./ContactDetails.module.css";

interface Props {
  /** The link for text messages is shown if it has a label and the number receives them. */
  labels: { phone: string; textUs?: string | undefined; email: string };
  business: Pick<Business, "phone" | "textable" | "email">;
  location?: { label: string; text: string };
}

/** Phone and e-mail links, and the location, each with its label. */
export function ContactDetails({ labels, business, location }: Props) {
  return (
    <dl className={styles.details}>
      <div>
        <dt>{labels.phone}</dt>
        <dd>
          <a href={phoneHref(business.phone)}>{business.phone}</a>
        </dd>
        {business.textable && labels.textUs && (
          <dd>
            <a href={textHref(business.phone)} className={styles.text}>
              {labels.textUs}
            </a>
          </dd>
        )}
      </div>
      <div>
        <dt>{labels.email}</dt>
        <dd>
          <a href={emailHref(business.email)}>
            <EmailText>{business.email}</EmailText>
          </a>
        </dd>
      </div>
      {location && (
        <div>
          <dt>{location.label}</dt>
          <dd>{location.text}</dd>
        </div>
      )}
    </dl>
  );
}
