import type { ReactNode } from "react";
import type { Business } from "../content/schemas/business.ts";
import type { Contact } from "../content/schemas/contact.ts";
import type { SharedText } from "../content/schemas/shared.ts";
import { emailHref, mapHref, phoneHref, textHref } from "../lib/contact-links.ts";
import { formatList, formatPlace } from "../lib/format.ts";
import { contactCard } from "../lib/routes.ts";
import { Band } from "../ui/Band.tsx";
import { Cable } from "../ui/Cable.tsx";
import { ContactText } from "../ui/ContactText.tsx";
import pinned from "../ui/PinnedCard.module.css";
import { HoursInLine } from "./HoursInLine.tsx";
import styles from "./MessageSection.module.css";

interface Props {
  page: Contact;
  shared: SharedText;
  business: Business;
  /** Coming closures. */
  closures: readonly string[];
  /** The hours of each day. */
  week?: ReactNode;
  /** The form. */
  children?: ReactNode;
}

/** The contact form; beside it on a card phone, e-mail, location, hours and closures. */
export function MessageSection({ page, shared, business, closures, week, children }: Props) {
  const { form, info } = page;
  const { phone, textable, email, place, hours } = business;
  return (
    <Band id="message" aria-labelledby="message-heading">
      <div className="grid">
        <Cable turns="bottom" className={styles.cable} />
        {/* Paper has no form. */}
        <h2 id="message-heading" className={`no-print ${styles.heading}`}>
          {form.heading}
        </h2>
        <div className={styles.form}>{children}</div>
        <h2 className={styles.direct}>{info.heading}</h2>
        <dl className={`card ${pinned.card} ${styles.details}`}>
          <div>
            <dt>{info.phone}</dt>
            <dd>
              <a className={`target ${styles.value}`} href={phoneHref(phone)}>
                {phone}
              </a>
            </dd>
            <dd className="row">
              {textable && (
                <a className="target" href={textHref(phone)}>
                  {shared.textUs}
                </a>
              )}
              <a className="target" href={contactCard}>
                {shared.saveNumber}
              </a>
            </dd>
          </div>
          <div>
            <dt>{info.email}</dt>
            <dd>
              <a className={`target ${styles.value}`} href={emailHref(email)}>
                <ContactText links={false}>{email}</ContactText>
              </a>
            </dd>
          </div>
          <div>
            <dt>{info.location}</dt>
            <dd>{formatPlace(place)}</dd>
            {place.street && (
              <dd>
                <a className="target" href={mapHref(formatPlace(place))}>
                  {info.map}
                </a>
              </dd>
            )}
            <dd>{`${shared.footer.area} ${formatList(place.serves)}.`}</dd>
            {place.meeting && (
              <dd>
                <ContactText>{place.meeting}</ContactText>
              </dd>
            )}
          </div>
          <div>
            <dt>{info.hours}</dt>
            <dd>
              <HoursInLine hours={hours} shared={shared} />
            </dd>
            {hours.length > 0 && <dd>{week}</dd>}
          </div>
          {closures.length > 0 && (
            <div>
              <dt>{info.closures}</dt>
              {closures.map((text) => (
                <dd key={text}>{text}</dd>
              ))}
            </div>
          )}
        </dl>
      </div>
    </Band>
  );
}
