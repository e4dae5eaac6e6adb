import type { Home } from "../content/schemas/home.ts";
import { routes } from "../lib/routes.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { Section } from "../ui/Section.tsx";
import { Stats } from "./Stats.tsx";

/** A text and figures about the business, with a link to the About page. */
export function AboutTeaser({ heading, text, stats, button, reviews }: Home["about"]) {
  return (
    <Section id="about" heading={heading} text={text} band="wheat" aside={<Stats stats={stats} />}>
      <ButtonLink href={routes.about} variant="quiet">
        {button}
      </ButtonLink>
      {reviews && (
        <ButtonLink href={reviews.url} variant="quiet">
          {reviews.text}
        </ButtonLink>
      )}
    </Section>
  );
}
