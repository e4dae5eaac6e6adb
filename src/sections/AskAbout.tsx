import type { ShownPrice } from "../content/prices.ts";
import { askAboutHref } from "../lib/routes.ts";
import styles from "./AskAbout.module.css";

interface Props extends Pick<ShownPrice, "name" | "topic" | "about"> {
  /** The link's text. Its subject follows, for screen readers that list links out of context. */
  label: string;
}

/** A link to the contact form with a service selected. */
export function AskAbout({ label, name, topic, about }: Props) {
  return (
    <a className={`target ${styles.ask}`} href={askAboutHref(topic, about)} data-print="no">
      {label}
      <span className="visually-hidden">: {name}</span>
    </a>
  );
}
