import type { PricingPage } from "../schemas/pricing-page.ts";
import { Section } from "../ui/Section.tsx";
import styles from "./Satisfaction.module.css";

/** What the business commits to when a customer is not satisfied. */
export function Satisfaction({ quote, by }: PricingPage["satisfaction"]) {
  return (
    <Section lane="right" turn>
      <figure className={styles.promise}>
        <blockquote>{quote}</blockquote>
        <figcaption className="soft">{by}</figcaption>
      </figure>
    </Section>
  );
}
