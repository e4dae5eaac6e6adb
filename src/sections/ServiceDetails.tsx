import type { Service } from "../content/schemas/services.ts";
import { ServicePicture } from "../drawings/ServicePicture.tsx";
import card from "../ui/Card.module.css";
import { ContactText } from "../ui/ContactText.tsx";
import pictured from "../ui/PictureCard.module.css";
import { Section } from "../ui/Section.tsx";
import { AskAbout } from "./AskAbout.tsx";
import styles from "./ServiceDetails.module.css";

interface Props {
  services: readonly (Service & { price: string })[];
  /** The text of the links to the contact form. */
  askAbout: string;
}

/** Every service with its drawing, features and price. */
export function ServiceDetails({ services, askAbout }: Props) {
  return (
    <Section lane="right" crosses>
      {services.map(({ id, name, summary, features, price, askAbout: topic }) => (
        <section
          key={id}
          id={id}
          className={`${card.card} ${pictured.card} ${pictured.stacked} ${styles.service}`}
          aria-labelledby={`${id}-heading`}
        >
          <ServicePicture service={id} />
          <div className={styles.text}>
            <h2 id={`${id}-heading`}>{name}</h2>
            <p className={styles.price}>{price}</p>
            <p className="lead">
              <ContactText>{summary}</ContactText>
            </p>
            <ul>
              {features.map((feature) => (
                <li key={feature}>
                  <ContactText>{feature}</ContactText>
                </li>
              ))}
            </ul>
          </div>
          <AskAbout
            className={styles.ask}
            label={askAbout}
            subject={name}
            topic={topic}
            about={id}
            jack
          />
        </section>
      ))}
    </Section>
  );
}
