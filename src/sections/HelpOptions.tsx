import { routes } from "../lib/routes.ts";
import type { SelfService } from "../schemas/self-service.ts";
import { Section } from "../ui/Section.tsx";
import { ContactText } from "./ContactText.tsx";
import styles from "./HelpOptions.module.css";

/** The two ways a customer gets help. */
export function HelpOptions({ heading, ticket, call }: SelfService["options"]) {
  return (
    <Section id="options" heading={heading} lane="right" turn>
      <ul className={styles.options}>
        <li>
          <h3>{ticket.heading}</h3>
          <p>
            <ContactText>{ticket.text}</ContactText>
          </p>
        </li>
        <li>
          <h3>
            <a href={routes.contact}>{call.heading}</a>
          </h3>
          <p>
            <ContactText>{call.text}</ContactText>
          </p>
        </li>
      </ul>
    </Section>
  );
}
