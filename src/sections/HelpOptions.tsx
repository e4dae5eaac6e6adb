import type { SelfService } from "../content/schemas/self-service.ts";
import Calendar from "../drawings/Calendar.svg?react";
import PaperTicket from "../drawings/PaperTicket.svg?react";
import { routes } from "../lib/routes.ts";
import { ContactText } from "../ui/ContactText.tsx";
import { Section } from "../ui/Section.tsx";
import styles from "./HelpOptions.module.css";

/** The two ways to get help: submit a ticket or schedule a call. */
export function HelpOptions({ heading, ticket, call }: SelfService["options"]) {
  return (
    <Section id="options" heading={heading}>
      <ul className={styles.options}>
        <li className="card">
          <PaperTicket />
          <div>
            <h3>{ticket.heading}</h3>
            <p>
              <ContactText>{ticket.text}</ContactText>
            </p>
          </div>
        </li>
        <li className="card">
          <Calendar />
          <div>
            <h3>
              <a href={routes.contact}>{call.heading}</a>
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
