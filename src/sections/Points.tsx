import { PointMark, type PointMarkName } from "../drawings/PointMark.tsx";
import { ContactText } from "../ui/ContactText.tsx";
import styles from "./Points.module.css";

interface Props {
  items: readonly {
    heading?: string | undefined;
    text: string;
    /** A small drawing. Without one, an item of a list has a check mark. */
    mark?: PointMarkName | undefined;
  }[];
  /** Cards, a list, or numbered steps. */
  look: "cards" | "list" | "steps";
}

/** Short texts of one kind, side by side where there is room. */
export function Points({ items, look }: Props) {
  const List = look === "steps" ? "ol" : "ul";
  return (
    <List className={styles.points} data-look={look}>
      {items.map(({ heading, text, mark }) => (
        <li key={text} className={look === "cards" ? "card" : undefined}>
          {mark && <PointMark name={mark} />}
          {heading && <h3>{heading}</h3>}
          <p>
            <ContactText>{text}</ContactText>
          </p>
        </li>
      ))}
    </List>
  );
}
