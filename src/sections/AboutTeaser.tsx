import type { Home } from "../content/schemas/home.ts";
import counter from "../drawings/Counter.svg?no-inline";
import { routes } from "../lib/routes.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { Section } from "../ui/Section.tsx";
import styles from "./AboutTeaser.module.css";
import { Stats } from "./Stats.tsx";

/** A text and figures about the business, with a link to the About page, beside the counter of the shop. */
export function AboutTeaser({ heading, text, stats, button, reviews }: Home["about"]) {
  return (
    <Section
      id="about"
      heading={heading}
      text={text}
      band="wheat"
      aside={
        <svg
          className={`${styles.counter} no-print`}
          viewBox="-10 -392 376 424"
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
          overflow="visible"
          aria-hidden="true"
        >
          {/* A file of its own, below the first view: it is not part of the first round trip. */}
          <use href={`${counter}#room`} />
          <use href={`${counter}#lit`} className="lit" />
          <use href={`${counter}#front`} />
        </svg>
      }
    >
      <Stats stats={stats} />
      <p className="row">
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
