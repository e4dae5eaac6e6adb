import { routes } from "../lib/routes.ts";
import type { SelfService } from "../schemas/self-service.ts";
import { Section } from "../ui/Section.tsx";
import styles from "./HelpOptions.module.css";

/** The two ways a customer gets help. */
export function HelpOptions({ heading, ticket, call }: SelfService["options"]) {
  return (
    <Section id="options" heading={heading} lane="right" turn>
      <ul className={styles.options}>
        <li>
          <h3>{ticket.heading}</h3>
          <p>{ticket.text}</p>
        </li>
        <li>
          <h3>
            <a href={routes.contact}>{call.heading}</a>
          </h3>
          <p>{call.text}</p>
        </li>
      </ul>
    </Section>
  );
}
