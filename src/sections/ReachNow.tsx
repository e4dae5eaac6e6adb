import type { Business } from "../content/schemas/business.ts";
import { phoneHref, textHref } from "../lib/contact-links.ts";
import { routes } from "../lib/routes.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { OpenNow } from "./OpenNow.tsx";
import styles from "./ReachNow.module.css";

interface Props {
  business: Pick<Business, "phone" | "textable">;
  /** Precedes the phone number. */
  call: string;
  /** The text of the link that opens a text message. */
  textUs?: string;
  /** The text of the first button, which stands out. */
  first: string;
  /** Where the first button leads: the page of the contact form by default. */
  firstHref?: string;
}

/** Whether the business is open; a first button and one that calls; a link that texts, where the number takes it. */
export function ReachNow({ business, call, textUs, first, firstHref = routes.contact }: Props) {
  const { phone, textable } = business;
  return (
    <div>
      <OpenNow />
      <div className={`row ${styles.ways}`}>
        <ButtonLink href={firstHref}>{first}</ButtonLink>
        <ButtonLink href={phoneHref(phone)} variant="quiet" aria-label={`${call} ${phone}`}>
          {`${call} `}
          <span className={styles.number}>{phone}</span>
        </ButtonLink>
        {textUs && textable && (
          <a className={`target ${styles.text}`} href={textHref(phone)}>
            {textUs}
          </a>
        )}
      </div>
    </div>
  );
}
