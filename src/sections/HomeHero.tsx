import type { Business } from "../content/schemas/business.ts";
import type { Home } from "../content/schemas/home.ts";
import { SectionCut } from "../drawings/SectionCut.tsx";
import { phoneHref } from "../lib/contact-links.ts";
import { routes } from "../lib/routes.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { ContactText } from "../ui/ContactText.tsx";
import { Section } from "../ui/Section.tsx";
import styles from "./HomeHero.module.css";
import { OpenNow } from "./OpenNow.tsx";

type Props = Home["hero"] & { business: Pick<Business, "name" | "phone"> };

/** The first section of the Home page. Its drawing continues the page's cable. */
export function HomeHero({ heading, text, button, visit, drawing, business }: Props) {
  return (
    <Section
      lane="right"
      band="sky"
      bandClassName={styles.hero}
      wide={
        <div className={styles.drawing}>
          <SectionCut name={business.name} title={drawing} className={styles.cut} />
        </div>
      }
    >
      <h1>{heading}</h1>
      <div className={styles.text}>
        <p className="lead">
          <ContactText>{text}</ContactText>
        </p>
        <ButtonLink href={routes.services}>{button}</ButtonLink>
        <div className={styles.facts}>
          <p>
            <ContactText>{visit}</ContactText>
          </p>
          <p>
            <a className="number" href={phoneHref(business.phone)}>
              {business.phone}
            </a>
          </p>
          <OpenNow />
        </div>
      </div>
    </Section>
  );
}
