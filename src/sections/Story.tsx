import { clsx } from "clsx";
import type { ComponentProps } from "react";
import type { About } from "../content/schemas/about.ts";
import Bench from "../drawings/about/Bench.svg?react";
import { routes } from "../lib/routes.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { Paragraph } from "../ui/Paragraph.tsx";
import { Section } from "../ui/Section.tsx";
import { Stats } from "./Stats.tsx";
import styles from "./Story.module.css";

type Props = About["story"] & {
  photo?: (ComponentProps<"img"> & { alt: string }) | undefined;
};

/** The history of the business, with figures and a photo, or a drawing of the shop from inside. */
export function Story({ heading, paragraphs, pricesButton, who, stats, photo }: Props) {
  return (
    <Section id="story" heading={heading}>
      <div className={styles.shop}>
        <div className={clsx("card", styles.frame, photo ? styles.tall : "no-print")}>
          {photo ? <img {...photo} alt={photo.alt} /> : <Bench />}
        </div>
        {who && <Paragraph>{who}</Paragraph>}
      </div>
      <div className={`large ${styles.text}`}>
        {paragraphs.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
        <ButtonLink href={routes.pricing} quiet>
          {pricesButton}
        </ButtonLink>
        <Stats className={styles.stats} stats={stats} />
      </div>
    </Section>
  );
}
