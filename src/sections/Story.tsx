import type { About } from "../content/schemas/about.ts";
import { Section } from "../ui/Section.tsx";
import { ContactText } from "./ContactText.tsx";
import styles from "./Story.module.css";
import { WallPlate } from "./WallPlate.tsx";

type Props = About["story"] & {
  /** The name is that of its file in the folder /photos/ of the site. */
  photo?: { name: string; alt: string; width: number; height: number } | undefined;
};

/** The history of the business, with figures and, if there is one, a photo. */
export function Story({ heading, paragraphs, stats, photo }: Props) {
  return (
    <Section id="story" heading={heading} lane="right" className={styles.story}>
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <ContactText>{paragraph}</ContactText>
          </p>
        ))}
        {photo && (
          <img
            src={`/photos/${photo.name}`}
            alt={photo.alt}
            width={photo.width}
            height={photo.height}
            className={styles.photo}
            loading="lazy"
            decoding="async"
          />
        )}
      </div>
      <WallPlate stats={stats} />
    </Section>
  );
}
