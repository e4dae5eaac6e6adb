import type { Business } from "../content/schemas/business.ts";
import type { Contact } from "../content/schemas/contact.ts";
import { phoneHref, textHref } from "../lib/contact-links.ts";
import { Button, ButtonLink } from "../ui/Button.tsx";
import { EmailText } from "../ui/EmailText.tsx";
import { ContactText } from "./ContactText.tsx";
import styles from "./FinishedMessage.module.css";

const webmails = ["gmail", "outlook", "outlookWork", "yahoo"] as const;

interface Props {
  labels: Contact["finished"];
  /** The subject of the message. */
  subject: string;
  business: Pick<Business, "email" | "phone" | "textable">;
}

/**
 * The panel with the finished message and other ways to send it, because no event reports whether the
 * mail app opened. src/browser/contact/finished-message.ts fills it in and shows it.
 */
export function FinishedMessage({ labels, subject, business }: Props) {
  const { email, phone, textable } = business;
  return (
    <section
      id="finished"
      className={styles.finished}
      hidden
      aria-labelledby="finished-heading"
      data-copied={labels.copied}
      data-selected={labels.selected}
    >
      <h3 id="finished-heading" tabIndex={-1}>
        {labels.heading}
      </h3>
      <p>
        <ContactText>{labels.text}</ContactText>
      </p>
      <div className={styles.group}>
        <p className={styles.cut} data-part="cut" hidden>
          <ContactText>{labels.cut}</ContactText>
        </p>
        <label htmlFor="finished-message">{labels.message}</label>
        <textarea id="finished-message" rows={6} readOnly />
        <p className={styles.row}>
          <Button data-copy="finished-message">{labels.copyMessage}</Button>
          <Button variant="quiet" data-copy="finished-address">
            {labels.copyAddress}
          </Button>
        </p>
        <p aria-live="polite" data-part="outcome" />
        <p>
          {`${labels.address}: `}
          <strong id="finished-address">
            <EmailText>{email}</EmailText>
          </strong>
          <br />
          {`${labels.subject}: `}
          <strong>{subject}</strong>
        </p>
      </div>
      <div className={styles.group}>
        <p id="finished-open">{`${labels.webmail}:`}</p>
        <ul className={styles.row} aria-labelledby="finished-open">
          {webmails.map((name) => (
            <li key={name} className={styles.desktop}>
              <ButtonLink
                variant="quiet"
                href="#finished"
                data-webmail={name}
                target="_blank"
                rel="noopener noreferrer"
              >
                {labels[name]}
              </ButtonLink>
            </li>
          ))}
          {textable && labels.textUs && (
            <li>
              <ButtonLink variant="quiet" href={textHref(phone)}>
                {labels.textUs}
              </ButtonLink>
            </li>
          )}
          {labels.share && (
            <li hidden>
              <Button variant="quiet" data-part="share">
                {labels.share}
              </Button>
            </li>
          )}
        </ul>
      </div>
      <div className={styles.group}>
        <p>
          {`${labels.phone}: `}
          <a href={phoneHref(phone)}>{phone}</a>
        </p>
      </div>
      <p>
        <button type="button" className={styles.edit} data-part="edit">
          {labels.edit}
        </button>
      </p>
    </section>
  );
}
