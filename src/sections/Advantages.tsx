import type { Headed } from "../content/schemas/text.ts";
import Route from "../drawings/about/Route.svg?react";
import { Paragraph } from "../ui/Paragraph.tsx";
import { Section } from "../ui/Section.tsx";
import styles from "./Advantages.module.css";

interface Props {
  heading: string;
  items: readonly Headed[];
  /** Whether the map of the way to the customers is beside them. */
  hasMap: boolean;
  caption: string;
}

/** What a customer gets, as rows of a board beside a map. */
export function Advantages({ heading, items, hasMap, caption }: Props) {
  const figure = hasMap && (
    <figure className={`card ${styles.figure} no-print`}>
      <Route className={styles.map} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
  return (
    <Section id="advantages" heading={heading} aside={figure}>
      <ul className={styles.rows}>
        {items.map(({ heading: name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <Paragraph className="large">{text}</Paragraph>
          </li>
        ))}
      </ul>
    </Section>
  );
}
