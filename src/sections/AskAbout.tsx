import type { ShownPrice } from "../content/shown-prices.ts";
import { routes } from "../lib/routes.ts";
import styles from "./AskAbout.module.css";

interface Props extends Pick<ShownPrice, "name" | "topic" | "about"> {
  /** The link's text. For screen readers, which list links out of context, its subject follows. */
  label: string;
}

/** A link to the contact form with a service selected. Ids have only letters, digits and hyphens. */
export function AskAbout({ label, name, topic, about }: Props) {
  return (
    <a
      className={`target ${styles.ask} no-print`}
      href={`${routes.contact}?service=${topic}&about=${about}#message`}
      aria-label={`${label}: ${name}`}
    >
      {label}
    </a>
  );
}
