import type { Headed } from "../content/schemas/text.ts";
import { Jack } from "../drawings/Jack.tsx";
import { ContactText } from "./ContactText.tsx";
import styles from "./Points.module.css";

interface Props {
  points: readonly Headed[];
  /** Whether each point has a jack beside it, in two columns like a patch panel. */
  wired?: boolean;
}

/** A list of short points with headings. */
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
