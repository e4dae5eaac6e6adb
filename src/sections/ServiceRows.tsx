import type { Service } from "../content/schemas/services.ts";
import type { Headed } from "../content/schemas/text.ts";
import { routes } from "../lib/routes.ts";
import card from "../ui/Card.module.css";
import { ContactText } from "../ui/ContactText.tsx";
import { Section } from "../ui/Section.tsx";
import { AskAbout } from "./AskAbout.tsx";
import styles from "./ServiceRows.module.css";

interface Props extends Headed {
  services: readonly (Service & { price: string })[];
  /** The text of the links to the contact form. */
  askAbout: string;
}

/** A summary of the services, each linked to the Services page. */
export function ServiceRows({ heading, text, services, askAbout }: Props) {
  return (
    <Section id="services" heading={heading} lane="right">
      <p className="lead">
        <ContactText>{text}</ContactText>
      </p>
      <ul className={styles.rows}>
        {services.map(({ id, name, summary, price, askAbout: topic }) => (
          <li key={id} className={`${card.card} ${styles.row}`}>
            <h3>
              <a className={card.link} href={`${routes.services}#${id}`}>
                {name}
              </a>
            </h3>
            <p className="soft">
              <ContactText>{summary}</ContactText>
            </p>
            <p className={styles.price}>{price}</p>
            <AskAbout
              className={styles.ask}
              label={askAbout}
              subject={name}
              topic={topic}
              about={id}
              jack
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
