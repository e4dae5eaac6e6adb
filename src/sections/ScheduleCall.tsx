import type { ReactNode } from "react";
import type { Business } from "../content/schemas/business.ts";
import type { Contact } from "../content/schemas/contact.ts";
import { emailHref, phoneHref } from "../lib/contact-links.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { ContactText } from "../ui/ContactText.tsx";
import { EmailText } from "../ui/EmailText.tsx";
import { Section } from "../ui/Section.tsx";
import styles from "./CallToAction.module.css";

type Props = Contact["schedule"] & {
  business: Pick<Business, "phone" | "email">;
  /** The week's hours. */
  children: ReactNode;
};

/** Phone and e-mail buttons to agree on a time. */
export function ScheduleCall({ heading, text, call, write, booking, business, children }: Props) {
  return (
    <Section
      id="schedule"
      heading={heading}
      cable="up"
      band="wheat"
      data-print="no"
      aside={children}
    >
      <p className="lead">
        <ContactText>{text}</ContactText>
      </p>
      <p className={styles.button}>
        <ButtonLink href={phoneHref(business.phone)} variant="main">
          <ContactText links={false}>{call}</ContactText>
        </ButtonLink>
        <ButtonLink href={emailHref(business.email)} variant="quiet">
          <EmailText>{write}</EmailText>
        </ButtonLink>
        {booking && (
          <ButtonLink href={booking.url} variant="quiet">
            {booking.text}
          </ButtonLink>
        )}
      </p>
    </Section>
  );
}
