import type { Service } from "../content/schemas/service-list.ts";
import type { Headed } from "../content/schemas/text.ts";
import { jobPictures } from "../drawings/service-pictures.ts";
import { routes } from "../lib/routes.ts";
import linked from "../ui/LinkedCard.module.css";
import { Paragraph } from "../ui/Paragraph.tsx";
import { Section } from "../ui/Section.tsx";
import { AskAbout } from "./AskAbout.tsx";
import styles from "./Services.module.css";

interface Props extends Headed {
  services: readonly (Service & { price: string })[];
  /** The text of the links to the contact form. */
  askLabel: string;
}

/** The services in short, each linked to its place on the Services page: as a card, or in a row. */
export function Services({ services, askLabel, heading, text }: Props) {
  const cards = services.filter(({ onHome }) => onHome);
  const others = services.filter(({ onHome }) => !onHome);
  return (
    <Section id="services" heading={heading} text={text}>
      <ul className={`columns ${styles.services}`}>
        {cards.map(({ id, drawing, name, summary, price, askAbout: topic }) => {
          const Picture = jobPictures[drawing];
          return (
            <li key={id} className={`card ${linked.card}`}>
              <Picture className={`${styles.picture} no-print`} />
              <h3>
                <a className={linked.link} href={`${routes.services}#${id}`}>
                  {name}
                </a>
              </h3>
              <p className="price">{price}</p>
              <Paragraph>{summary}</Paragraph>
              <AskAbout label={askLabel} name={name} topic={topic} about={id} />
            </li>
          );
        })}
      </ul>
      {others.map(({ id, drawing, name, summary, price, askAbout: topic }) => {
        const Picture = jobPictures[drawing];
        return (
          <div key={id} className={`card ${linked.card} ${styles.other}`}>
            <h3>
              <a className={`target ${linked.link}`} href={`${routes.services}#${id}`}>
                {name}
              </a>
            </h3>
            <p className="price">{price}</p>
            <Paragraph>{summary}</Paragraph>
            <AskAbout label={askLabel} name={name} topic={topic} about={id} />
            <Picture className={`${styles.picture} no-print`} />
          </div>
        );
      })}
    </Section>
  );
}
