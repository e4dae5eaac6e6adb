import type { SelfService } from "../content/schemas/self-service.ts";
import Telephone from "../drawings/Telephone.svg?react";
import Ticket from "../drawings/Ticket.svg?react";
import { routes } from "../lib/routes.ts";
import linked from "../ui/LinkedCard.module.css";
import { Paragraph } from "../ui/Paragraph.tsx";
import { Section } from "../ui/Section.tsx";
import styles from "./SupportOptions.module.css";

/** The two ways to get help: a ticket, which is on this page, and a call by way of the contact page. */
export function SupportOptions({ ticket, call }: SelfService["options"]) {
  return (
    <Section className={styles.options}>
      <ul className={styles.list}>
        <li className="card">
          <h2>{ticket.heading}</h2>
          <Paragraph>{ticket.text}</Paragraph>
          <Ticket />
        </li>
        <li className={`card ${linked.card}`}>
          <h2>
            <a href={routes.contact}>{call.heading}</a>
          </h2>
          <Paragraph>{call.text}</Paragraph>
          <Telephone />
        </li>
      </ul>
    </Section>
  );
}
