import type { ReactNode } from "react";
import type { Business } from "../content/schemas/business.ts";
import type { SelfService } from "../content/schemas/self-service.ts";
import { HelpPicture } from "../drawings/HelpPicture.tsx";
import { emailHref, emailSubjectHref, phoneHref } from "../lib/contact-links.ts";
import { widgetSource } from "../lib/help-desk.ts";
import { routes } from "../lib/routes.ts";
import { Button, ButtonLink } from "../ui/Button.tsx";
import { Coil } from "../ui/Coil.tsx";
import { EmailText } from "../ui/EmailText.tsx";
import { Section } from "../ui/Section.tsx";
import stamp from "../ui/Stamp.module.css";
import { ContactText } from "./ContactText.tsx";
import { OpenNow } from "./OpenNow.tsx";
import { TicketFrame } from "./TicketFrame.tsx";
import styles from "./TicketRequest.module.css";

interface Props {
  labels: SelfService["request"];
  business: Pick<Business, "phone" | "email" | "helpDesk">;
  /** The help desk's form, if business.yaml names a help desk. */
  children?: ReactNode;
}

/**
 * Where a customer submits a ticket: the help desk's form or, without a help desk, one for the mail app.
 * Phone and e-mail are the fallback if the help desk's form does not load.
 */
export function TicketRequest({ labels, business, children }: Props) {
  const { frame } = business.helpDesk;
  const { problem, points = [] } = labels;
  const write = labels.write ?? business.email;
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
            <form
              className={styles.lines}
              action={emailSubjectHref(business.email, labels.subject ?? labels.heading)}
              method="post"
              encType="text/plain"
              data-ticket
            >
              <h3>
                <ContactText>{labels.unavailable}</ContactText>
              </h3>
              <div className={styles.fields}>
                {problem && <TicketField label={problem} rows={3} />}
                {points.map((point) => (
                  <TicketField key={point} label={point} rows={1} />
                ))}
              </div>
              <div className={styles.send}>
                <Button type="submit" variant="main">
                  {labels.send ?? <EmailText>{write}</EmailText>}
                </Button>
                {labels.note && (
                  <p>
                    <ContactText>{labels.note}</ContactText>
                  </p>
                )}
              </div>
            </form>
          )}
        </div>
        <div className={styles.stub}>
          {labels.answer && (
            <p className={styles.answer}>
              {labels.answer.question}
              <strong className={stamp.stamp}>{labels.answer.answer}</strong>
            </p>
          )}
          <h3>{labels.direct}</h3>
          <ButtonLink href={phoneHref(business.phone)} variant={hasForm ? "plain" : "quiet"}>
            {labels.call ?? business.phone}
          </ButtonLink>
          {hasForm && (
            <ButtonLink href={emailHref(business.email)} variant="quiet">
              <EmailText>{write}</EmailText>
            </ButtonLink>
          )}
          <OpenNow />
          <HelpPicture of="phone" />
        </div>
      </div>
      <Coil />
    </Section>
  );
}

function TicketField({ label, rows }: { label: string; rows: number }) {
  return (
    <label>
      <span>
        <ContactText>{label}</ContactText>
      </span>
      <textarea name={label} rows={rows} />
    </label>
  );
}
