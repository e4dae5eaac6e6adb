import type { Headed } from "../content/schemas/text.ts";
import { Jack } from "../drawings/Jack.tsx";
import { ContactText } from "./ContactText.tsx";
import styles from "./Points.module.css";

interface Props {
  points: readonly Headed[];
  /** Whether each has a live jack beside it, as on a patch panel, two to a row. */
  wired?: boolean;
}

/** Short points one below the other, each with a heading of its own. */
export function Points({ points, wired = false }: Props) {
  return (
    <ul className={styles.points} data-wired={wired || undefined}>
      {points.map(({ heading, text }) => (
        <li key={heading}>
          {wired && <Jack />}
          <h3>{heading}</h3>
          <p>
            <ContactText>{text}</ContactText>
          </p>
        </li>
      ))}
    </ul>
  );
}
