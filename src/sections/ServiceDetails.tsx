import type { Service } from "../content/schemas/services.ts";
import { ServicePlace, ServicePlaceDefs } from "../drawings/ServicePlace.tsx";
import { Section } from "../ui/Section.tsx";
import { AskAbout } from "./AskAbout.tsx";
import { ContactText } from "./ContactText.tsx";
import styles from "./ServiceDetails.module.css";

interface Props {
  services: readonly (Service & { price: string })[];
  /** The text of the links to the contact form. */
  askAbout: string;
}

/** Every service with its drawing, features and price. */
export function ServiceDetails({ services, askAbout }: Props) {
  return (
    <Section lane="right">
      <ServicePlaceDefs />
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
