import type { Service } from "../content/schemas/services.ts";
import { ServicePicture } from "../drawings/ServicePicture.tsx";
import { routes } from "../lib/routes.ts";
import card from "../ui/Card.module.css";
import { ContactText } from "../ui/ContactText.tsx";
import { type Lane, Section } from "../ui/Section.tsx";
import { AskAbout } from "./AskAbout.tsx";
import styles from "./Services.module.css";

interface Props {
  services: readonly (Service & { price: string })[];
  /** The text of the links to the contact form. */
  askAbout: string;
  /** Without a heading, the cards are the page's own: each with its picture and features. */
  heading?: string;
  text?: string;
  lane?: Lane;
}

/** The services: in short, each linked to its card on the Services page, or in full. */
export function Services({ services, askAbout, heading, text, lane }: Props) {
  const named = heading === undefined ? {} : { id: "services", heading };
  const isInFull = heading === undefined;
  const Heading = isInFull ? "h2" : "h3";
  return (
    <Section {...named} lane={lane}>
      {text && (
        <p className="lead">
          <ContactText>{text}</ContactText>
        </p>
      )}
      <ul className={styles.services} data-in-full={isInFull || undefined}>
        {services.map(({ id, name, summary, features, price, askAbout: topic }) => (
          <li key={id} {...(isInFull && { id })} className={`${card.card} ${styles.service}`}>
            {isInFull && <ServicePicture service={id} />}
            <div className={styles.text}>
              <Heading>
                {isInFull ? (
                  name
                ) : (
                  <a className={card.link} href={`${routes.services}#${id}`}>
                    {name}
                  </a>
                )}
              </Heading>
              <p className={styles.price}>{price}</p>
              <p>
                <ContactText>{summary}</ContactText>
              </p>
              {isInFull && (
                <ul className={styles.features}>
                  {features.map((feature) => (
                    <li key={feature}>
                      <ContactText>{feature}</ContactText>
                    </li>
                  ))}
                </ul>
              )}
              <AskAbout label={askAbout} subject={name} topic={topic} about={id} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
