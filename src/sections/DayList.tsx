import { ContactText } from "./ContactText.tsx";
import styles from "./DayList.module.css";

/** Days with what is true of them: their hours, or why they are closed. */
export function DayList({ rows }: { rows: readonly { days: string; text: string }[] }) {
  return (
    <dl className={styles.days}>
      {rows.map(({ days, text }) => (
        <div key={`${days} ${text}`}>
          <dt>{days}</dt>{" "}
          <dd>
            <ContactText>{text}</ContactText>
          </dd>
        </div>
      ))}
    </dl>
  );
}
