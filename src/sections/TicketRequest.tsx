import type { ReactNode } from "react";
import type { Business } from "../content/schemas/business.ts";
import type { SelfService } from "../content/schemas/self-service.ts";
import type { SharedText } from "../content/schemas/shared.ts";
import { Mark } from "../drawings/Mark.tsx";
import Telephone from "../drawings/Telephone.svg?react";
import { emailHref, phoneHref } from "../lib/contact-links.ts";
import { routes } from "../lib/routes.ts";
import { ButtonLink } from "../ui/Button.tsx";
import linked from "../ui/LinkedCard.module.css";
import { Paragraph } from "../ui/Paragraph.tsx";
import { Section } from "../ui/Section.tsx";
import card from "../ui/TicketCard.module.css";
import { HoursInLine } from "./HoursInLine.tsx";
import styles from "./TicketRequest.module.css";

interface Props {
  labels: SelfService["request"];
  options: SelfService["options"];
  business: Pick<Business, "phone" | "email" | "hours">;
  shared: SharedText;
  /** Whether the children are the help desk's form. */
  hasHelpDesk: boolean;
  /** The help desk's form or, if business.yaml names no help desk, the ticket. */
  children?: ReactNode;
}

/**
 * The two ways for existing customers: a ticket, and a call by way of the contact page. Phone and e-mail
 * are the fallback if the help desk's form does not load.
 */
export function TicketRequest(props: Props) {
  const { labels, options, business, shared, hasHelpDesk, children } = props;
  return (
    <Section id="request" heading={labels.heading} band="wheat" className={styles.request}>
      <p className="lead">
        {`${labels.text} `}
        <a href={routes.contact}>{labels.newCustomers}</a>
      </p>
      <div className={`card ${card.ticket} ${styles.ticket} no-print`}>
        <div className={card.strip}>
          <Mark className={card.mark} />
          <h3>{options.ticket.heading}</h3>
          <Paragraph className={card.response}>{options.ticket.text}</Paragraph>
        </div>
        {hasHelpDesk ? (
          <div className={card.body}>
            <div className={styles.helpDesk}>
              <div>
                {children}
                <noscript>
                  <Paragraph>{labels.noScript}</Paragraph>
                </noscript>
              </div>
              <p className={`row ${card.stub}`}>
                <ButtonLink href={phoneHref(business.phone)}>{labels.call}</ButtonLink>
                <ButtonLink href={emailHref(business.email)} quiet>
                  {labels.write}
                </ButtonLink>
              </p>
            </div>
          </div>
        ) : (
          children
        )}
      </div>
      <div className={`card ${linked.card} ${styles.call}`}>
        <Telephone className={`${styles.picture} no-print`} />
        <h3>
          <a className={`${linked.link} ${styles.link}`} href={routes.contact}>
            {options.call.heading}
          </a>
        </h3>
        <Paragraph>{options.call.text}</Paragraph>
        <p className={styles.hours}>
          <HoursInLine hours={business.hours} shared={shared} />
        </p>
        {!hasHelpDesk && (
          <p className="row">
            <ButtonLink href={phoneHref(business.phone)} quiet>
              {labels.call}
            </ButtonLink>
          </p>
        )}
      </div>
    </Section>
  );
}
