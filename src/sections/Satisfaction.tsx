import type { Pricing } from "../content/schemas/pricing.ts";
import { ContactText } from "../ui/ContactText.tsx";
import stamp from "../ui/Stamp.module.css";
import styles from "./Satisfaction.module.css";

/** The commitment to customer satisfaction, as a quote. */
export function Satisfaction({ quote, by }: Pricing["satisfaction"]) {
  return (
    <figure className={`card ${styles.promise}`}>
      <blockquote>
        <ContactText>{quote}</ContactText>
      </blockquote>
      <figcaption className={stamp.stamp}>
        <ContactText>{by}</ContactText>
      </figcaption>
    </figure>
  );
}
