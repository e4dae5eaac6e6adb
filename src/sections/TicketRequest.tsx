import type { ReactNode } from "react";
import type { Business } from "../content/schemas/business.ts";
import type { SelfService } from "../content/schemas/self-service.ts";
import { emailHref, phoneHref } from "../lib/contact-links.ts";
import { routes } from "../lib/routes.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { Paragraph } from "../ui/Paragraph.tsx";
import { Section } from "../ui/Section.tsx";
import styles from "./TicketRequest.module.css";

interface Props {
  labels: SelfService["request"];
  business: Pick<Business, "phone" | "email">;
  /** Whether the children are the help desk's form. */
  hasForm: boolean;
  /** The help desk's form or, if business.yaml names no help desk, the ticket. */
  children?: ReactNode;
}

/** Where existing customers submit a request. Phone and e-mail are the fallback if the help desk's form does not load. */
export function TicketRequest({ labels, business, hasForm, children }: Props) {
  return (
    <Section
      id="request"
      aria-labelledby="request-heading"
      band="wheat"
      className={`${styles.request} no-print`}
    >
      <div className={styles.intro}>
        <h2 id="request-heading">{labels.heading}</h2>
        <Paragraph className="lead">{labels.text}</Paragraph>
        <p className="lead">
          <a className="target" href={routes.contact}>
            {labels.newCustomers}
          </a>
        </p>
      </div>
      <div className={styles.form}>
        {hasForm ? (
          <div className={`card ${styles.helpDesk}`}>
            {children}
            <noscript>
              <Paragraph>{labels.noScript}</Paragraph>
            </noscript>
            <p className="row">
              <ButtonLink href={phoneHref(business.phone)}>{labels.call}</ButtonLink>
              <ButtonLink href={emailHref(business.email)} variant="quiet">
                {labels.write}
              </ButtonLink>
            </p>
          </div>
        ) : (
          children
        )}
      </div>
    </Section>
  );
}
