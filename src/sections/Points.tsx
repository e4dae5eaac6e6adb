import type { Headed } from "../content/schemas/text.ts";
import { PointMark, type PointMarkName } from "../drawings/PointMark.tsx";
import card from "../ui/Card.module.css";
import { ContactText } from "./ContactText.tsx";
import styles from "./Points.module.css";

interface Props {
  points: readonly (Headed & { mark?: PointMarkName | undefined })[];
}

/** Short points with headings, each a card; those with a mark have it above their heading. */
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
