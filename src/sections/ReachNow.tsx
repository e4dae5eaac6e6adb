import { phoneHref, textHref } from "../lib/contact-links.ts";
import { routes } from "../lib/routes.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { OpenNow } from "./OpenNow.tsx";
import styles from "./ReachNow.module.css";

interface Props {
  /** The text of the first button, which stands out: none above the form that it would lead to. */
  button?: string;
  /** Where it leads: the page of the contact form by default. */
  href?: string;
  phone: string;
  /** Precedes the phone number. */
  call: string;
  /** The text of a link that opens a text message. */
  textUs?: string | undefined;
}

/** Whether the business is open, a button, one that calls, and a link that texts. */
export function ReachNow({ button, href = routes.contact, phone, call, textUs }: Props) {
  return (
    <div>
      <OpenNow className={styles.now} />
      <div className={`row ${styles.ways}`}>
        {button && (
          <ButtonLink href={href} className={styles.first}>
            {button}
          </ButtonLink>
        )}
        <ButtonLink
          href={phoneHref(phone)}
          quiet
          className={styles.call}
          aria-label={`${call} ${phone}`}
        >
          {`${call} `}
          <span className={styles.number}>{phone}</span>
        </ButtonLink>
        {textUs && (
          <a className="target" href={textHref(phone)}>
            {textUs}
          </a>
        )}
      </div>
    </div>
  );
}
