import type { Business } from "../content/schemas/business.ts";
import type { Home } from "../content/schemas/home.ts";
import { SectionCut } from "../drawings/SectionCut.tsx";
import { phoneHref, textHref } from "../lib/contact-links.ts";
import { routes } from "../lib/routes.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { ContactText } from "../ui/ContactText.tsx";
import { Section } from "../ui/Section.tsx";
import styles from "./HomeHero.module.css";
import { OpenNow } from "./OpenNow.tsx";

type Props = Home["hero"] & {
  business: Pick<Business, "phone" | "textable">;
  /** Precedes the phone number. */
  call: string;
  /** The text of the link that opens a text message. */
  textUs: string | undefined;
};

/** The first section of the Home page. The cable leads from the mark into its drawing. */
export function HomeHero(props: Props) {
  const { heading, text, button, write, anyTime, visit, drawing, business, call, textUs } = props;
  const { phone, textable } = business;
  return (
    <Section
      band="sky"
      bandClassName={styles.hero}
      wide={
        <div className={styles.drawing}>
          <SectionCut title={drawing} className={styles.cut} />
        </div>
      }
    >
      <h1>{heading}</h1>
      <div className={styles.text}>
        <p className="lead">
          <ContactText>{text}</ContactText>
        </p>
        <OpenNow />
        <div className={styles.ways}>
          <ButtonLink href={phoneHref(phone)}>
            <ContactText links={false}>{`${call} ${phone}`}</ContactText>
          </ButtonLink>
          {textable && textUs && (
            <ButtonLink href={textHref(phone)} variant="quiet">
              {textUs}
            </ButtonLink>
          )}
          <ButtonLink href={routes.contact} variant="quiet">
            {write}
          </ButtonLink>
          <ButtonLink href={routes.services} variant="quiet">
            {button}
          </ButtonLink>
        </div>
        <div className={styles.facts}>
          <p>
            <ContactText>{anyTime}</ContactText>
          </p>
          <p>
            <ContactText>{visit}</ContactText>
          </p>
        </div>
      </div>
    </Section>
  );
}
