import { askAboutHref } from "../lib/routes.ts";
import styles from "./AskAbout.module.css";

interface Props {
  /** The link's text. */
  label: string;
  /** The service or price in question, for screen readers that list links out of context. */
  subject: string;
  /** The option to select in the contact form. */
  topic: string;
  /** The key of the subject, for the contact page. */
  about: string;
}

/** A link to the contact form with a service selected. */
export function AskAbout({ label, subject, topic, about }: Props) {
  return (
    <a className={`target ${styles.ask}`} href={askAboutHref(topic, about)} data-print="no">
      {label}
      <span className="visually-hidden">: {subject}</span>
    </a>
  );
}
