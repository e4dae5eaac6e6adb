import type { Service } from "../content/schemas/services.ts";
import { ServicePlace, ServicePlaceParts } from "../drawings/ServicePlace.tsx";
import { Section } from "../ui/Section.tsx";
import { AskAbout } from "./AskAbout.tsx";
import { ContactText } from "./ContactText.tsx";
import styles from "./ServiceDetails.module.css";

interface Props {
  services: readonly (Service & { price: string })[];
  /** The words of the link to the contact form. */
  askAbout: string;
}

/** Each service with what it includes and what it costs, wired to the cable one below the other. */
export function ServiceDetails({ services, askAbout }: Props) {
  return (
    <Section lane="right">
      <ServicePlaceParts />
      {services.map(({ id, name, summary, features, price, askAbout: topic }) => (
        <section key={id} id={id} className={styles.service} aria-labelledby={`${id}-heading`}>
          <ServicePlace service={id} />
          <div className={styles.text}>
            <h2 id={`${id}-heading`}>{name}</h2>
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
          <div className={styles.side}>
            <p className={styles.price}>{price}</p>
            <AskAbout className={styles.ask} label={askAbout} subject={name} topic={topic} jack />
          </div>
        </section>
      ))}
    </Section>
  );
}
