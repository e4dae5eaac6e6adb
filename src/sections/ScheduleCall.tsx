import type { Business } from "../content/schemas/business.ts";
import type { Contact } from "../content/schemas/contact.ts";
import { emailHref, phoneHref } from "../lib/contact-links.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { EmailText } from "../ui/EmailText.tsx";
import { Section } from "../ui/Section.tsx";
import { ContactText } from "./ContactText.tsx";
import styles from "./MessageSection.module.css";
import { OpeningHours } from "./OpeningHours.tsx";
import { OpenNow } from "./OpenNow.tsx";

type Props = Contact["schedule"] & {
  business: Pick<Business, "phone" | "email" | "hours">;
  /** The text for days without hours. */
  closed: string;
};

/** Phone and e-mail buttons to agree on a time, and the week to choose it from. */
export function ScheduleCall({ heading, text, call, write, business, closed }: Props) {
  return (
    <Section id="schedule" heading={heading} last band="wheat" className={styles.message}>
      <p className="lead">
        <ContactText>{text}</ContactText>
      </p>
      <p className={styles.ways}>
        <ButtonLink href={phoneHref(business.phone)} variant="main">
          {call}
        </ButtonLink>
        <ButtonLink href={emailHref(business.email)} variant="quiet">
          <EmailText>{write}</EmailText>
        </ButtonLink>
      </p>
      <OpenNow />
      <div className={styles.info}>
        <OpeningHours hours={business.hours} closed={closed} />
      </div>
    </Section>
  );
}
