import type { ReactNode } from "react";
import type { Business } from "../content/schemas/business.ts";
import type { SelfService } from "../content/schemas/self-service.ts";
import Telephone from "../drawings/Telephone.svg?react";
import { emailHref, phoneHref } from "../lib/contact-links.ts";
import { routes } from "../lib/routes.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { Paragraph } from "../ui/Paragraph.tsx";
import { Section } from "../ui/Section.tsx";
import styles from "./TicketRequest.module.css";

interface Props {
  labels: SelfService["request"];
  options: SelfService["options"];
  business: Pick<Business, "phone" | "email">;
  /** Whether the children are the help desk's form. */
  hasForm: boolean;
  /** The help desk's form or, if business.yaml names no help desk, the ticket. */
  children?: ReactNode;
}

/**
 * The two ways to get help: a ticket, by the help desk's form or, without a help desk, by one for the
 * mail app; and a call by way of the contact page. The page's H1 is the heading. Phone and e-mail are
 * the fallback if the help desk's form does not load.
 */
export function TicketRequest({ labels, options, business, hasForm, children }: Props) {
  return (
    <Section
      id="request"
      aria-labelledby="request-heading"
      band="wheat"
      className={styles.request}
      data-print="no"
    >
      <ul className={styles.options}>
        <li className={`card ${styles.ticket}`}>
          <h2>{options.ticket.heading}</h2>
          <Paragraph>{options.ticket.text}</Paragraph>
          {children}
          {hasForm && (
            <>
              <noscript>
                <Paragraph>{labels.noScript}</Paragraph>
              </noscript>
              <p className="row">
                <ButtonLink href={phoneHref(business.phone)}>{labels.call}</ButtonLink>
                <ButtonLink href={emailHref(business.email)} variant="quiet">
                  {labels.write}
                </ButtonLink>
              </p>
            </>
          )}
        </li>
        <li className="card">
          <h2>
            <a href={routes.contact}>{options.call.heading}</a>
          </h2>
          <Paragraph>{options.call.text}</Paragraph>
          <Telephone />
        </li>
      </ul>
    </Section>
  );
}
