import type { Pricing } from "../content/schemas/pricing.ts";
import { Paragraph } from "../ui/Paragraph.tsx";
import { Section } from "../ui/Section.tsx";
import styles from "./Questions.module.css";

/** Common questions, each with its answer folded. */
export function Questions({ heading, items }: NonNullable<Pricing["questions"]>) {
  return (
    <Section className="no-print" id="questions" heading={heading} headingBeside>
      <div className={styles.questions}>
        {items.map(
          ({ question, answer }) =>
            answer && (
              <details key={question}>
                <summary>{question}</summary>
                <Paragraph>{answer}</Paragraph>
              </details>
            ),
        )}
      </div>
    </Section>
  );
}
