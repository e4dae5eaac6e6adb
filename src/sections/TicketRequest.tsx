import type { ReactNode } from "react";
import { emailHref, phoneHref } from "../lib/contact-links.ts";
import type { Business } from "../schemas/business.ts";
import type { SelfService } from "../schemas/self-service.ts";
import { EmailText } from "../ui/EmailText.tsx";
import { Section } from "../ui/Section.tsx";
import { ContactText } from "./ContactText.tsx";
import styles from "./TicketRequest.module.css";

interface Props {
  words: SelfService["request"];
  business: Pick<Business, "phone" | "email">;
  /** Whether there is a form; without one the section says so. */
  hasForm: boolean;
  /** The help desk's form. */
  children?: ReactNode;
}

/** Where an existing customer raises a ticket; phone and e-mail are there whatever becomes of it. */
export function TicketRequest({ words, business, hasForm, children }: Props) {
  return (
    <Section id="request" heading={words.heading} lane="left" turn band="wheat">
      <p className="lead">
        <ContactText>{words.text}</ContactText>
      </p>
      <div className={styles.desk}>
        {children}
        {hasForm ? (
          <noscript>
            <p>
              <ContactText>{words.noScript}</ContactText>
            </p>
          </noscript>
        ) : (
          <p>
            <ContactText>{words.unavailable}</ContactText>
          </p>
        )}
        <p>
          {words.direct}: <a href={phoneHref(business.phone)}>{business.phone}</a>{" "}
          <a href={emailHref(business.email)}>
            <EmailText>{business.email}</EmailText>
          </a>
        </p>
      </div>
    </Section>
  );
}
