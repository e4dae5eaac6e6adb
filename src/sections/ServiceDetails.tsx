import type { Service } from "../content/schemas/service-list.ts";
import { JobPicture } from "../drawings/JobPicture.tsx";
import { Band } from "../ui/Band.tsx";
import { ContactText } from "../ui/ContactText.tsx";
import { Paragraph } from "../ui/Paragraph.tsx";
import { AskAbout } from "./AskAbout.tsx";
import styles from "./ServiceDetails.module.css";

interface Props {
  services: readonly (Service & { price: string })[];
  /** The text of the links to the contact form. */
  askLabel: string;
}

/** The services in full. */
export function ServiceDetails({ services, askLabel }: Props) {
  return (
    <Band className={styles.services}>
      <ul>
        {services.map(
          ({ id, drawing, special, name, summary, features, price, askAbout: topic }) => (
            <li key={id} id={id} data-special={special || undefined} className={styles.service}>
              <JobPicture drawing={drawing} className={`${styles.picture} no-print`} />
              <div className={styles.head}>
                <h2>{name}</h2>
                <p className={`price ${styles.cost}`}>{price}</p>
              </div>
              <div className={styles.text}>
                <Paragraph className="large">{summary}</Paragraph>
                <ul className={styles.features}>
                  {features.map((feature) => (
                    <li key={feature}>
                      <ContactText>{feature}</ContactText>
                    </li>
                  ))}
                </ul>
                <AskAbout label={askLabel} name={name} topic={topic} about={id} />
              </div>
            </li>
          ),
        )}
      </ul>
    </Band>
  );
}
