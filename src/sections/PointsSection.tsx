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
  }[];
  /** Cards, a list with check marks, rows of a board, or numbered steps. */
  look: "cards" | "list" | "rows" | "steps";
  /** The text of a button to the Contact page. */
  button?: string;
  band?: Band;
}

/** A section of short texts of one kind, side by side where there is room. */
export function PointsSection({ button, items, look, ...section }: Props) {
  const List = look === "steps" ? "ol" : "ul";
  return (
    <Section {...section}>
      <List className={styles.points} data-look={look}>
        {items.map((item) => (
          <li key={item.text} className={look === "cards" ? "card" : undefined}>
            {item.heading && <h3>{item.heading}</h3>}
            <Paragraph>{item.text}</Paragraph>
          </li>
        ))}
      </List>
      {button && <ButtonLink href={routes.contact}>{button}</ButtonLink>}
    </Section>
  );
}
