import type { About } from "../content/schemas/about.ts";
import { PointMark } from "../drawings/PointMark.tsx";
import { ContactText } from "../ui/ContactText.tsx";
import { Section } from "../ui/Section.tsx";
import styles from "./Advantages.module.css";

/** What a customer has from it, each with its mark, as the ports of one panel. */
export function Advantages({ heading, items }: About["advantages"]) {
  return (
    <Section id="advantages" heading={heading} lane="right" crosses>
      <ul className={styles.panel}>
        {items.map((item) => (
          <li key={item.heading}>
            {item.mark && <PointMark name={item.mark} />}
            <h3>{item.heading}</h3>
            <p>
              <ContactText>{item.text}</ContactText>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
