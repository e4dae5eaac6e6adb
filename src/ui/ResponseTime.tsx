import { ContactText } from "./ContactText.tsx";
import styles from "./ResponseTime.module.css";

interface Props {
  time: string;
  /** What holds while the business is closed. */
  closed: string;
}

/** How soon the business answers, as a stamp. */
export function ResponseTime({ time, closed }: Props) {
  return (
    <p className={`row ${styles.answer}`}>
      <strong className="stamp">
        <ContactText>{time}</ContactText>
      </strong>
      <ContactText>{closed}</ContactText>
    </p>
  );
}
