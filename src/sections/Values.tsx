import type { About } from "../content/schemas/about.ts";
import { Coil } from "../ui/Coil.tsx";
import { ContactText } from "../ui/ContactText.tsx";
import { Section } from "../ui/Section.tsx";
import styles from "./Values.module.css";

/** What the business values, as shop signs that hang from a rod. */
export function Values({ heading, items }: About["values"]) {
  return (
    <Section id="values" heading={heading} lane="left" crosses band="wheat">
      <ul className={styles.signs}>
        {items.map((item) => (
          <li key={item.heading}>
            <h3>{item.heading}</h3>
            <p>
              <ContactText>{item.text}</ContactText>
            </p>
          </li>
        ))}
      </ul>
      <Coil />
    </Section>
  );
}
