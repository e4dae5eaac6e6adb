import { ContactText } from "../ui/ContactText.tsx";
import port from "../ui/Port.module.css";
import styles from "./Steps.module.css";

interface Props {
  heading: string;
  items: readonly { heading?: string; text: string }[];
}

/** Numbered steps along a cable. */
export function Steps({ heading, items }: Props) {
  return (
    <section className={styles.steps} aria-labelledby="steps-heading">
      <h2 id="steps-heading">{heading}</h2>
      <ol>
        {items.map((item) => (
          <li key={item.text} className={port.port}>
            {item.heading && <h3>{item.heading}</h3>}
            <p className={item.heading ? undefined : "lead"}>
              <ContactText>{item.text}</ContactText>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
