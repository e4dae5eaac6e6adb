import type { Business } from "../content/schemas/business.ts";
import type { Contact } from "../content/schemas/contact.ts";
import { emailHref, phoneHref } from "../lib/contact-links.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { EmailText } from "../ui/EmailText.tsx";
import { Section } from "../ui/Section.tsx";
import { ContactText } from "./ContactText.tsx";
import styles from "./MessageSection.module.css";

type Props = Contact["schedule"] & { business: Pick<Business, "phone" | "email"> };

/** Phone and e-mail buttons to agree on a time. */
export function ScheduleCall({ heading, text, call, write, business }: Props) {
  return (
    <Section
      id="schedule"
      heading={heading}
      lane="none"
      band="wheat"
      data-print="no"
      className={styles.message}
    >
      <p className="lead">
        <ContactText>{text}</ContactText>
      </p>
      <p className={styles.info}>
        <ButtonLink href={phoneHref(business.phone)}>{call}</ButtonLink>
        <ButtonLink href={emailHref(business.email)} variant="quiet">
          <EmailText>{write}</EmailText>
        </ButtonLink>
      </p>
    </Section>
  );
}
