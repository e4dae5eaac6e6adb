import { Paragraph } from "../ui/Paragraph.tsx";
import { Section } from "../ui/Section.tsx";
import styles from "./Reasons.module.css";

/** Short reasons with check marks. */
export function Reasons({ heading, reasons }: { heading: string; reasons: readonly string[] }) {
  return (
    <Section id="why" heading={heading} headingBeside>
      <ul className={`columns large ${styles.reasons}`}>
        {reasons.map((reason) => (
          <li key={reason}>
            <Paragraph>{reason}</Paragraph>
          </li>
        ))}
      </ul>
    </Section>
  );
}
