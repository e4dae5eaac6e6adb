import type { PricingPage } from "../content/schemas/pricing-page.ts";
import { ContactText } from "../ui/ContactText.tsx";
import { Section } from "../ui/Section.tsx";
import stamp from "../ui/Stamp.module.css";
import styles from "./Satisfaction.module.css";

/** The commitment to customer satisfaction, as a quote. */
export function Satisfaction({ quote, by }: PricingPage["satisfaction"]) {
  return (
    <Section band="wheat">
      <figure className={styles.promise}>
        <blockquote>
          <ContactText>{quote}</ContactText>
        </blockquote>
        <figcaption className={stamp.stamp}>
          <ContactText>{by}</ContactText>
        </figcaption>
      </figure>
    </Section>
  );
}
