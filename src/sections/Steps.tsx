import type { SharedText } from "../content/schemas/shared.ts";
import { ContactText } from "./ContactText.tsx";
import styles from "./Steps.module.css";

/** What happens after a visitor has written or called, in numbered steps along a cable. */
export function Steps({ heading, items }: NonNullable<SharedText["steps"]>) {
  return (
    <section className={styles.steps} aria-labelledby="steps-heading">
      <h2 id="steps-heading">{heading}</h2>
      <ol>
        {items.map((item) => (
          <li key={item.heading}>
            <h3>{item.heading}</h3>
            <p>
              <ContactText>{item.text}</ContactText>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
