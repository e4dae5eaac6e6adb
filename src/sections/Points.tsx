import type { Point } from "../content/schemas/text.ts";
import { PointMark } from "../drawings/PointMark.tsx";
import card from "../ui/Card.module.css";
import { ContactText } from "../ui/ContactText.tsx";
import styles from "./Points.module.css";

interface Props {
  points: readonly Point[];
}

/** Short points with headings, each a card. */
export function Points({ points }: Props) {
  return (
    <ul className={styles.points}>
      {points.map(({ heading, text, mark }) => (
        <li key={heading} className={card.card}>
          {mark && <PointMark name={mark} />}
          <h3>{heading}</h3>
          <p>
            <ContactText>{text}</ContactText>
          </p>
        </li>
      ))}
    </ul>
  );
}
