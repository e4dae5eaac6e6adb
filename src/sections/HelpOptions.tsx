import type { SelfService } from "../content/schemas/self-service.ts";
import { HelpPicture } from "../drawings/HelpPicture.tsx";
import { routes } from "../lib/routes.ts";
import card from "../ui/Card.module.css";
import pictured from "../ui/PictureCard.module.css";
import { Section } from "../ui/Section.tsx";
import { ContactText } from "./ContactText.tsx";
import styles from "./HelpOptions.module.css";

type Props = SelfService["options"] & {
  /** Whether the page has the help desk's form. */
  hasForm: boolean;
};

/** The two ways to get help: raise a ticket or call. */
export function HelpOptions({ heading, ticket, call, hasForm }: Props) {
  return (
    <Section id="options" heading={heading} lane="right" className={styles.section}>
      <ul className={styles.options}>
        <li className={`${card.card} ${pictured.card} ${pictured.stacked}`}>
          <HelpPicture of="ticket" />
          <div>
            <h3>{ticket.heading}</h3>
            <p>
              <ContactText>{hasForm ? ticket.text : ticket.withoutForm}</ContactText>
            </p>
          </div>
        </li>
        <li className={`${card.card} ${pictured.card} ${pictured.stacked}`}>
          <HelpPicture of="appointment" />
          <div>
            <h3>
              <a className={card.link} href={routes.contact}>
                {call.heading}
              </a>
            </h3>
            <p>
              <ContactText>{call.text}</ContactText>
            </p>
          </div>
        </li>
      </ul>
    </Section>
  );
}
