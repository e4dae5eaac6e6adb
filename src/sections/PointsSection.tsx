import type { ComponentType } from "react";
import { routes } from "../lib/routes.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { Paragraph } from "../ui/Paragraph.tsx";
import { type Band, Section } from "../ui/Section.tsx";
import styles from "./PointsSection.module.css";

interface Props {
  id: string;
  heading: string;
  text?: string;
  items: readonly {
    heading?: string | undefined;
    text: string;
    /** Stands above the texts, or beside them on a phone. */
    picture?: ComponentType<{ className?: string | undefined }> | undefined;
  }[];
  /** Cards, a list with check marks, cards with pictures, rows of a board, or numbered steps. */
  variant: "cards" | "list" | "pictures" | "rows" | "steps";
  /** Stands beside all of them. */
  drawing?: ComponentType<{ className?: string | undefined }> | false;
  /** Stands on the drawing. */
  caption?: string;
  /** The text of a button below, which leads to the contact form. */
  button?: string;
  band?: Band;
}

/** A section of short texts of one kind, side by side where there is room. */
export function PointsSection({
  button,
  drawing: Drawing,
  caption,
  items,
  variant,
  ...section
}: Props) {
  const List = variant === "steps" ? "ol" : "ul";
  return (
    <Section
      {...section}
      headingBeside={variant === "list"}
      aside={
        Drawing && (
          <figure className={`card ${styles.figure} no-print`}>
            <Drawing className={styles.drawing} />
            {caption && <figcaption>{caption}</figcaption>}
          </figure>
        )
      }
    >
      <List className={styles.points} data-variant={variant}>
        {items.map(({ heading, text, picture: Picture }) => (
          <li
            key={text}
            className={variant === "cards" || variant === "pictures" ? "card" : undefined}
          >
            {Picture && <Picture className={`${styles.picture} no-print`} />}
            {heading && <h3>{heading}</h3>}
            <Paragraph>{text}</Paragraph>
          </li>
        ))}
      </List>
      {button && <ButtonLink href={routes.contact}>{button}</ButtonLink>}
    </Section>
  );
}
