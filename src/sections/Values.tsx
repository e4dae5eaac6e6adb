import type { ComponentType } from "react";
import type { Headed } from "../content/schemas/text.ts";
import { Paragraph } from "../ui/Paragraph.tsx";
import { Section } from "../ui/Section.tsx";
import styles from "./Values.module.css";

interface Props {
  heading: string;
  items: readonly (Headed & { picture: ComponentType<{ className?: string | undefined }> })[];
}

/** Three cards with pictures: what the business holds to. */
export function Values({ heading, items }: Props) {
  return (
    <Section id="values" heading={heading} band="wheat">
      <ul className={`columns three ${styles.values}`}>
        {items.map(({ heading: name, text, picture: Picture }) => (
          <li key={name} className="card">
            <Picture className={`${styles.picture} no-print`} />
            <h3>{name}</h3>
            <Paragraph>{text}</Paragraph>
          </li>
        ))}
      </ul>
    </Section>
  );
}
