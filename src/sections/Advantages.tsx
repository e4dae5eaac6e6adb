import type { ComponentType } from "react";
import type { Headed } from "../content/schemas/text.ts";
import { Paragraph } from "../ui/Paragraph.tsx";
import { Section } from "../ui/Section.tsx";
import styles from "./Advantages.module.css";

interface Props {
  heading: string;
  items: readonly Headed[];
  /** Stands beside them, with its caption. */
  map: ComponentType<{ className?: string | undefined }> | false;
  caption: string;
}

/** What a customer gets, as rows of a board beside a map. */
export function Advantages({ heading, items, map: Drawing, caption }: Props) {
  const figure = Drawing && (
    <figure className={`card ${styles.figure} no-print`}>
      <Drawing className={styles.map} />
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
