import type { About } from "../content/schemas/about.ts";
import { Section } from "../ui/Section.tsx";
import { ContactText } from "./ContactText.tsx";
import styles from "./Story.module.css";
import { WallPlate } from "./WallPlate.tsx";

/** The history of the business, with figures. */
export function Story({ heading, paragraphs, stats }: About["story"]) {
  return (
    <Section id="story" heading={heading} lane="right" className={styles.story}>
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <ContactText>{paragraph}</ContactText>
          </p>
        ))}
      </div>
      <WallPlate stats={stats} />
    </Section>
  );
}
