import type { ReactNode } from "react";
import type { Business } from "../content/schemas/business.ts";
import type { SelfService } from "../content/schemas/self-service.ts";
import { emailHref, phoneHref } from "../lib/contact-links.ts";
import { widgetSource } from "../lib/help-desk.ts";
import { mailtoUrl } from "../lib/mailto.ts";
import { routes } from "../lib/routes.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { Coil } from "../ui/Coil.tsx";
import { EmailText } from "../ui/EmailText.tsx";
import { Section } from "../ui/Section.tsx";
import { ContactText } from "./ContactText.tsx";
import { TicketFrame } from "./TicketFrame.tsx";
import styles from "./TicketRequest.module.css";

interface Props {
  labels: SelfService["request"];
  business: Pick<Business, "phone" | "email" | "helpDesk">;
  /** The help desk's form, if business.yaml names a help desk. */
  children?: ReactNode;
}

/** Where a customer raises a ticket. Phone and e-mail are the fallback if the form does not load. */
export function TicketRequest({ labels, business, children }: Props) {
  const { frame } = business.helpDesk;
  const { points = [], draft } = labels;
  const hasForm = frame || widgetSource(business.helpDesk);
  return (
    <Section id="request" heading={labels.heading} lane="left" band="wheat">
      <p className="lead">
        <ContactText>{labels.text}</ContactText>
        {labels.newCustomers && (
          <>
            {" "}
            <a href={routes.contact}>{labels.newCustomers}</a>
          </>
        )}
      </p>
      <div className={styles.ticket}>
        <div className={styles.job}>
          {children}
          {frame ? (
            <TicketFrame src={frame} title={labels.heading} />
          ) : hasForm ? (
            <noscript>
              <p>
                <ContactText>{labels.noScript}</ContactText>
              </p>
            </noscript>
          ) : (
            <>
              <h3>
                <ContactText>{labels.unavailable}</ContactText>
              </h3>
              <ul>
                {points.map((point) => (
                  <li key={point}>
                    <ContactText>{point}</ContactText>
                  </li>
                ))}
              </ul>
              {draft && (
                <>
                  <ButtonLink
                    href={mailtoUrl({
                      to: business.email,
                      subject: draft.subject,
                      body: points.map((point) => `${point}:\n\n`).join("\n"),
                    })}
                  >
                    {draft.button}
                  </ButtonLink>
                  <p>
                    <ContactText>{draft.text}</ContactText>
                  </p>
                </>
              )}
            </>
          )}
        </div>
        <div className={styles.stub}>
          <h3>{labels.direct}</h3>
          <ButtonLink
            href={phoneHref(business.phone)}
            variant={draft && !hasForm ? "quiet" : "plain"}
          >
            {labels.call ?? business.phone}
          </ButtonLink>
          {(hasForm || !draft) && (
            <ButtonLink href={emailHref(business.email)} variant="quiet">
              <EmailText>{labels.write ?? business.email}</EmailText>
            </ButtonLink>
          )}
          {labels.answer && <p>{labels.answer}</p>}
        </div>
      </div>
      <Coil />
    </Section>
  );
}
