import type { About } from "../content/schemas/about.ts";
import Clarity from "../drawings/about/Clarity.svg?react";
import Security from "../drawings/about/Security.svg?react";
import Value from "../drawings/about/Value.svg?react";
import { Paragraph } from "../ui/Paragraph.tsx";
import { Section } from "../ui/Section.tsx";
import styles from "./Values.module.css";

const pictures = { clarity: Clarity, security: Security, value: Value };

/** Three pictures with texts: what the business promises. */
export function Values({ heading, items }: About["values"]) {
  return (
    <Section id="values" heading={heading} band="wheat">
      <ul className={`columns three ${styles.values}`}>
        {items.map(({ heading: name, text, picture }) => {
          const Picture = pictures[picture];
          return (
            <li key={name}>
              <Picture className={`${styles.picture} no-print`} />
              <h3>{name}</h3>
              <Paragraph>{text}</Paragraph>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
