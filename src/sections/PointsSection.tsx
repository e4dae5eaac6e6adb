import { createElement } from "react";
import building from "../drawings/points/building.svg?react";
import clock from "../drawings/points/clock.svg?react";
import person from "../drawings/points/person.svg?react";
import place from "../drawings/points/place.svg?react";
import price from "../drawings/points/price.svg?react";
import speech from "../drawings/points/speech.svg?react";
import { routes } from "../lib/routes.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { Paragraph } from "../ui/Paragraph.tsx";
import { type Band, Section } from "../ui/Section.tsx";
import styles from "./PointsSection.module.css";

const marks = { building, clock, person, place, price, speech };

interface Props {
  id: string;
  heading: string;
  text?: string;
  items: readonly {
    heading?: string | undefined;
    text: string;
    /** A small drawing. Without one, an item of a list has a check mark. */
    mark?: keyof typeof marks | undefined;
  }[];
  /** Cards, a list, or numbered steps. */
  look: "cards" | "list" | "steps";
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
            {item.mark && createElement(marks[item.mark])}
            {item.heading && <h3>{item.heading}</h3>}
            <Paragraph>{item.text}</Paragraph>
          </li>
        ))}
      </List>
      {button && <ButtonLink href={routes.contact}>{button}</ButtonLink>}
    </Section>
  );
}
