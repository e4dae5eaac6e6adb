import type { ReactNode } from "react";
import { emailHref, phoneHref } from "../lib/contact-links.ts";
import type { Business } from "../schemas/business.ts";
import type { SelfService } from "../schemas/self-service.ts";
import { EmailText } from "../ui/EmailText.tsx";
import { Section } from "../ui/Section.tsx";
import styles from "./TicketRequest.module.css";

interface Props {
  words: SelfService["request"];
  business: Pick<Business, "phone" | "email">;
  /** The help desk's form, or why there is none. */
  children?: ReactNode;
}

/** Where an existing customer raises a ticket; phone and e-mail are there whatever becomes of it. */
export function TicketRequest({ words, business, children }: Props) {
  return (
    <Section id="request" heading={words.heading} lane="left" turn band="wheat">
      <p className="lead">{words.text}</p>
      <div className={styles.desk}>
        {children}
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
