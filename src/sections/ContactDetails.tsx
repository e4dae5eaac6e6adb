import type { Business } from "../content/schemas/business.ts";
import type { Contact } from "../content/schemas/contact.ts";
import type { SharedText } from "../content/schemas/shared.ts";
import { emailHref, phoneHref, textHref } from "../lib/contact-links.ts";
import { formatList } from "../lib/format.ts";
import { formatWeek } from "../lib/hours-text.ts";
import { contactCard } from "../lib/routes.ts";
import { ContactText } from "../ui/ContactText.tsx";
import styles from "./ContactDetails.module.css";

interface Props {
  labels: Contact["info"];
  shared: Pick<SharedText, "closed" | "openNow" | "saveNumber" | "footer">;
  business: Pick<Business, "phone" | "textable" | "email" | "place" | "hours">;
  /** Coming closures. */
  closures: readonly { days: string; reason: string }[];
}

/** Phone, e-mail, location, hours and closures, on a card. */
export function ContactDetails({ labels, shared, business, closures }: Props) {
  const { phone, textable, email, place, hours } = business;
  const { area } = shared.footer;
  return (
    <dl className={`card pegged ${styles.details}`}>
      <div>
        <dt>{labels.phone}</dt>
        <dd>
          <a className="target" href={phoneHref(phone)}>
            {phone}
          </a>
        </dd>
        <dd>
          {textable && (
            <a className="target" href={textHref(phone)}>
              {labels.textUs}
            </a>
          )}{" "}
          <a className="target" href={contactCard}>
            {shared.saveNumber}
          </a>
        </dd>
      </div>
      <div>
        <dt>{labels.email}</dt>
        <dd>
          <a className="target" href={emailHref(email)}>
            <ContactText links={false}>{email}</ContactText>
          </a>
        </dd>
      </div>
      <div>
        <dt>{labels.location}</dt>
        <dd>{`${place.city}, ${place.state}`}</dd>
        {area && <dd>{`${area} ${formatList(place.serves)}.`}</dd>}
        {place.meeting && (
          <dd>
            <ContactText>{place.meeting}</ContactText>
          </dd>
        )}
      </div>
      <div>
        <dt>{labels.hours}</dt>
        {formatWeek(hours, shared).map(({ days, text }) => (
          <Row key={`${days} ${text}`} days={days} text={text} />
        ))}
      </div>
      {closures.length > 0 && (
        <div>
          <dt>{shared.closed}</dt>
          {closures.map(({ days, reason }) => (
            <Row key={days} days={days} text={reason} />
          ))}
        </div>
      )}
    </dl>
  );
}

function Row({ days, text }: { days: string; text: string }) {
  return (
    <dd>
      <strong>{days}</strong> <ContactText>{text}</ContactText>
    </dd>
  );
}
