import type { ComponentProps } from "react";
import type { About } from "../content/schemas/about.ts";
import Bench from "../drawings/Bench.svg?react";
import { routes } from "../lib/routes.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { ContactText } from "../ui/ContactText.tsx";
import { Section } from "../ui/Section.tsx";
import { Stats } from "./Stats.tsx";
import styles from "./Story.module.css";

type Props = About["story"] & {
  photo?: (ComponentProps<"img"> & { alt: string }) | undefined;
};

/** The history of the business, with figures and a photo, or a drawing of the shop from inside. */
export function Story({ heading, paragraphs, pricesButton, who, stats, photo }: Props) {
  return (
    <Section
      id="story"
      heading={heading}
      aside={
        <>
          <div className={`card ${styles.picture}`}>
            {photo ? <img {...photo} alt={photo.alt} /> : <Bench />}
          </div>
          {who && (
            <p>
              <ContactText>{who}</ContactText>
            </p>
          )}
          <Stats stats={stats} />
        </>
      }
    >
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <ContactText>{paragraph}</ContactText>
          </p>
        ))}
        <ButtonLink href={routes.pricing} variant="quiet">
          {pricesButton}
        </ButtonLink>
      </div>
    </Section>
  );
}
