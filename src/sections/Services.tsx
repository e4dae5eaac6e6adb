import type { Service } from "../content/schemas/service-list.ts";
import type { Headed } from "../content/schemas/text.ts";
import { JobPicture } from "../drawings/JobPicture.tsx";
import { routes } from "../lib/routes.ts";
import hanging from "../ui/Hanging.module.css";
import linked from "../ui/LinkedCard.module.css";
import { Paragraph } from "../ui/Paragraph.tsx";
import { Section } from "../ui/Section.tsx";
import { AskAbout } from "./AskAbout.tsx";
import styles from "./Services.module.css";

interface Labels {
  /** The text of the links to the contact form. */
  askLabel: string;
}

type Priced = Service & { price: string };

interface Props extends Headed, Labels {
  services: readonly Priced[];
}

/** The services in short: beside each other, or as rows below them. */
export function Services({ services, askLabel, heading, text }: Props) {
  const rows = services.filter(({ onHome }) => !onHome);
  return (
    <Section id="services" heading={heading} text={text}>
      <ul className={`columns ${hanging.hanging} ${styles.list} ${styles.cards}`}>
        {services
          .filter(({ onHome }) => onHome)
          .map((service) => (
            <Card key={service.id} {...service} askLabel={askLabel} />
          ))}
      </ul>
      {rows.length > 0 && (
        <ul className={`${styles.list} ${styles.rows}`}>
          {rows.map((service) => (
            <Card key={service.id} {...service} askLabel={askLabel} />
          ))}
        </ul>
      )}
    </Section>
  );
}

/** A service, linked to its place on the Services page. */
function Card({ id, drawing, name, summary, price, askAbout: topic, askLabel }: Priced & Labels) {
  return (
    <li className={linked.card}>
      <JobPicture drawing={drawing} className={`${styles.picture} no-print`} />
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
}
