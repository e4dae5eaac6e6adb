import type { ReactNode } from "react";
import type { Business } from "../content/schemas/business.ts";
import type { Contact } from "../content/schemas/contact.ts";
import type { SharedText } from "../content/schemas/shared.ts";
import { emailHref, mapHref, phoneHref, textHref } from "../lib/contact-links.ts";
import { formatList, formatPlace } from "../lib/format.ts";
import { contactCard } from "../lib/routes.ts";
import { ContactText } from "../ui/ContactText.tsx";
import { Section } from "../ui/Section.tsx";
import { HoursInLine } from "./HoursInLine.tsx";
import styles from "./ReachDirectly.module.css";

interface Props {
  labels: Contact["info"];
  shared: SharedText;
  business: Business;
  /** Coming closures. */
  closures: readonly string[];
  /** The hours of each day. */
  children?: ReactNode;
}

/** Phone, e-mail and location; beside them the hours and closures. */
export function ReachDirectly({ labels, shared, business, closures, children }: Props) {
  const { phone, textable, email, place, hours } = business;
  return (
    <Section id="reach" heading={labels.heading}>
      <dl className={`card ${styles.details}`}>
        <div>
          <dt>{labels.phone}</dt>
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
          <dt>{labels.email}</dt>
          <dd>
            <a className={`target ${styles.value}`} href={emailHref(email)}>
              <ContactText links={false}>{email}</ContactText>
            </a>
          </dd>
        </div>
        <div>
          <dt>{labels.location}</dt>
          <dd>{formatPlace(place)}</dd>
          {place.street && (
            <dd>
              <a className="target" href={mapHref(formatPlace(place))}>
                {labels.map}
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
        <div className={styles.hours}>
          <dt>{labels.hours}</dt>
          <dd>
            <HoursInLine hours={hours} shared={shared} />
          </dd>
          {hours.length > 0 && <dd>{children}</dd>}
        </div>
        {closures.length > 0 && (
          <div>
            <dt>{labels.closures}</dt>
            {closures.map((text) => (
              <dd key={text}>{text}</dd>
            ))}
          </div>
        )}
      </dl>
    </Section>
  );
}
