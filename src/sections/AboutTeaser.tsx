import type { Home } from "../content/schemas/home.ts";
import Shop from "../drawings/Shop.svg?react";
import { routes } from "../lib/routes.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { Section } from "../ui/Section.tsx";
import styles from "./AboutTeaser.module.css";
import { Stats } from "./Stats.tsx";

/** A text and figures about the business, with a link to the About page, beside the shop. */
export function AboutTeaser({ heading, text, stats, button, reviews }: Home["about"]) {
  return (
    <Section
      id="about"
      heading={heading}
      text={text}
      band="wheat"
      aside={<Shop className={`${styles.shop} no-print`} />}
    >
      <Stats stats={stats} className={styles.stats} />
      <p className={`row ${styles.links}`}>
        <ButtonLink href={routes.about} quiet>
          {button}
        </ButtonLink>
        {reviews && (
          <ButtonLink href={reviews.url} quiet>
            {reviews.text}
          </ButtonLink>
        )}
      </p>
    </Section>
  );
}
