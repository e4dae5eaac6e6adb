import { ContactText } from "../ui/ContactText.tsx";
import styles from "./Notice.module.css";

interface Props {
  text: string;
  /** When it starts and ends, in ms. */
  start: number;
  end: number;
  /** Whether it starts later than the page was built. */
  hidden: boolean;
}

/** One line on top of every page. */
export function Notice({ text, start, end, hidden }: Props) {
  return (
    <aside
      id="notice"
      data-start={start}
      data-end={end}
      hidden={hidden}
      className={`${styles.notice} no-print`}
    >
      <ContactText>{text}</ContactText>
    </aside>
  );
}
