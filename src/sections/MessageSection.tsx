import type { ComponentProps, ReactNode } from "react";
import type { Business } from "../content/schemas/business.ts";
import type { Contact } from "../content/schemas/contact.ts";
import type { SharedText } from "../content/schemas/shared.ts";
import { contactCard } from "../lib/routes.ts";
import { Section } from "../ui/Section.tsx";
import { ContactDetails } from "./ContactDetails.tsx";
import { ContactText } from "./ContactText.tsx";
import styles from "./MessageSection.module.css";
import { OpeningHours } from "./OpeningHours.tsx";

interface Props {
  page: Contact;
  shared: Pick<SharedText, "closed" | "saveNumber">;
  business: Business;
  /** Future closures, as exceptions to the hours. */
  closures: NonNullable<ComponentProps<typeof OpeningHours>["closures"]>;
  /** The contact form. */
  children?: ReactNode;
}

/** The contact form with the other ways to reach the business beside it. */
export function MessageSection({ page, shared, business, closures, children }: Props) {
  const { form, info, why } = page;
  const { place } = business;
  return (
    <Section id="message" heading={form.heading} last className={styles.message}>
      <p className={styles.intro}>
        <ContactText>{form.intro}</ContactText>
      </p>
      <div className={styles.form}>{children}</div>
      <div className={styles.info}>
        <section aria-labelledby="reach-us-heading">
          <h2 id="reach-us-heading">{info.heading}</h2>
          <ContactDetails
            labels={info}
            business={business}
            location={{ label: info.location, text: `${place.city}, ${place.state}` }}
          />
          <p>
            <a href={contactCard} download>
              {shared.saveNumber}
            </a>
          </p>
          <h3>{info.hours}</h3>
          <OpeningHours hours={business.hours} closed={shared.closed} closures={closures} />
        </section>
        <section aria-labelledby="why-heading">
          <h2 id="why-heading">{why.heading}</h2>
          <ul>
            {why.reasons.map((reason) => (
              <li key={reason}>
                <ContactText>{reason}</ContactText>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Section>
  );
}
