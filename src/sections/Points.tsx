import type { Headed } from "../content/schemas/text.ts";
import card from "../ui/Card.module.css";
import { ContactText } from "./ContactText.tsx";
import styles from "./Points.module.css";

interface Props {
  points: readonly Headed[];
}

/** Short points with headings, each a card. */
export function Points({ points }: Props) {
  return (
    <ul className={styles.points}>
      {points.map(({ heading, text }) => (
        <li key={heading} className={card.card}>
          <h3>{heading}</h3>
          <p>
            <ContactText>{text}</ContactText>
          </p>
        </li>
      ))}
    </ul>
  );
}
