import type { SelfService } from "../content/schemas/self-service.ts";
import { routes } from "../lib/routes.ts";
import { Paragraph } from "../ui/Paragraph.tsx";
import styles from "./HelpOptions.module.css";
import { OpenNow } from "./OpenNow.tsx";

/** Whether the business is open, and the two ways to get help: the ticket below on this page, or a call by way of the contact page. */
export function HelpOptions({ heading, ticket, call }: SelfService["options"]) {
  return (
    <div>
      <OpenNow />
      <h2 className="visually-hidden">{heading}</h2>
      <ul className={styles.options}>
        <li className="card">
          <h3>{ticket.heading}</h3>
          <Paragraph>{ticket.text}</Paragraph>
        </li>
        <li className="card">
          <h3>
            <a href={routes.contact}>{call.heading}</a>
          </h3>
          <Paragraph>{call.text}</Paragraph>
        </li>
      </ul>
    </div>
  );
}
