import { phoneHref } from "../lib/contact-links.ts";
import { OpenNow } from "./OpenNow.tsx";
import styles from "./OrCall.module.css";

interface Props {
  /** Precedes the phone number. */
  text: string;
  phone: string;
}

/** The phone number in large type, and whether the business is open. */
export function OrCall({ text, phone }: Props) {
  return (
    <div>
      <p className="soft">{text}</p>
      <a className={styles.call} href={phoneHref(phone)}>
        {phone}
      </a>
      <OpenNow />
    </div>
  );
}
