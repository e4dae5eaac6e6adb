import type { Headed } from "../content/schemas/text.ts";
import type { BandColor } from "../ui/Band.tsx";
import { Paragraph } from "../ui/Paragraph.tsx";
import ports from "../ui/Ports.module.css";
import { Section } from "../ui/Section.tsx";
import styles from "./Steps.module.css";

interface Props {
  heading: string;
  items: readonly Headed[];
  band?: BandColor;
}

/** What happens one after another: numbered ports, with a cable from each to the next. */
export function Steps({ items, ...section }: Props) {
  return (
    <Section id="steps" {...section}>
      <ol className={`${ports.ports} ${styles.steps}`}>
        {items.map(({ heading, text }) => (
          <li key={text}>
            <div>
              <h3>{heading}</h3>
              <Paragraph>{text}</Paragraph>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
