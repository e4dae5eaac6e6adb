import type { PricingPage } from "../content/schemas/pricing-page.ts";
import { Section } from "../ui/Section.tsx";
import { ContactText } from "./ContactText.tsx";
import styles from "./Satisfaction.module.css";

/** The commitment to customer satisfaction, as a quote. */
export function Satisfaction({ quote, by }: PricingPage["satisfaction"]) {
  return (
    <Section lane="right">
      <figure className={styles.promise}>
        <blockquote>
          <ContactText>{quote}</ContactText>
        </blockquote>
        <figcaption className="soft">
          <ContactText>{by}</ContactText>
        </figcaption>
      </figure>
    </Section>
  );
}
