import type { About } from "../content/schemas/about.ts";
import Bench from "../drawings/Bench.svg?react";
import { ContactText } from "../ui/ContactText.tsx";
import { Section } from "../ui/Section.tsx";
import { Stats } from "./Stats.tsx";
import styles from "./Story.module.css";

type Props = About["story"] & {
  /** The name is that of its file in the folder /photos/ of the site. */
  photo?: { name: string; alt: string; width: number; height: number } | undefined;
};

/** The history of the business, with figures and a photo, or a drawing of the shop from inside. */
export function Story({ heading, paragraphs, who, stats, photo }: Props) {
  return (
    <Section
      id="story"
      heading={heading}
      aside={
        <>
          <div className={`card ${styles.picture}`}>
            {photo ? (
              <img
                src={`/photos/${photo.name}`}
                alt={photo.alt}
                width={photo.width}
                height={photo.height}
                loading="lazy"
                decoding="async"
              />
            ) : (
              <Bench />
            )}
          </div>
          {who && (
            <p>
              <ContactText>{who}</ContactText>
            </p>
          )}
          <Stats stats={stats} />
        </>
      }
    >
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <ContactText>{paragraph}</ContactText>
          </p>
        ))}
      </div>
    </Section>
  );
}
