import { ContactText } from "../ui/ContactText.tsx";
import styles from "./Notice.module.css";

interface Props {
  text: string;
  /** When it ends, in ms. */
  end: number;
}

/** One line on top of every page. */
export function Notice({ text, end }: Props) {
  return (
    <aside id="notice" data-end={end} className={`${styles.notice} no-print`}>
      <ContactText>{text}</ContactText>
    </aside>
  );
}
