import type { ReactNode } from "react";
import { emailHref, phoneHref } from "../lib/contact-links.ts";
import { contactCard } from "../lib/routes.ts";
import type { Business } from "../schemas/business.ts";
import type { Contact } from "../schemas/contact.ts";
import { EmailText } from "../ui/EmailText.tsx";
import { Section } from "../ui/Section.tsx";
import styles from "./MessageSection.module.css";
import { OpeningHours } from "./OpeningHours.tsx";

interface Props {
  words: Contact;
  business: Business;
  /** What a day without hours is called. */
  closed: string;
  /** The words of the link to the contact card. */
  saveNumber: string;
  /** The form itself. */
  children?: ReactNode;
}

/** Where a visitor writes a message, with the other ways to reach the business beside it. */
export function MessageSection({ words, business, closed, saveNumber, children }: Props) {
  const { form, info, why } = words;
  return (
    <Section id="message" heading={form.heading} lane="left" last className={styles.message}>
      <p className={styles.intro}>{form.intro}</p>
      <div className={styles.form}>{children}</div>
      <div className={styles.info}>
        <section aria-labelledby="reach-us-heading">
          <h2 id="reach-us-heading">{info.heading}</h2>
          <dl>
            <div>
              <dt>{info.phone}</dt>
              <dd>
                <a href={phoneHref(business.phone)}>{business.phone}</a>
              </dd>
            </div>
            <div>
              <dt>{info.email}</dt>
              <dd>
                <a href={emailHref(business.email)}>
                  <EmailText>{business.email}</EmailText>
                </a>
              </dd>
            </div>
            <div>
              <dt>{info.location}</dt>
              <dd>
                {business.place.city}, {business.place.state}
              </dd>
            </div>
          </dl>
          <p>
            <a href={contactCard} download>
              {saveNumber}
            </a>
          </p>
          <h3>{info.hours}</h3>
          <OpeningHours hours={business.hours} closed={closed} />
        </section>
        <section aria-labelledby="why-heading">
          <h2 id="why-heading">{why.heading}</h2>
          <ul>
            {why.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </section>
      </div>
    </Section>
  );
}
