import type { ComponentProps, ReactNode } from "react";
import type { Business } from "../content/schemas/business.ts";
import type { Contact } from "../content/schemas/contact.ts";
import type { SharedText } from "../content/schemas/shared.ts";
import { listOf } from "../lib/list-text.ts";
import { contactCard } from "../lib/routes.ts";
import { Section } from "../ui/Section.tsx";
import { ContactDetails } from "./ContactDetails.tsx";
import { ContactForm } from "./ContactForm.tsx";
import { ContactText } from "./ContactText.tsx";
import { FinishedMessage } from "./FinishedMessage.tsx";
import styles from "./MessageSection.module.css";
import { OpeningHours } from "./OpeningHours.tsx";
import { Steps } from "./Steps.tsx";

interface Props {
  page: Contact;
  shared: Pick<SharedText, "closed" | "saveNumber" | "steps" | "footer">;
  business: Business;
  /** Future closures, as exceptions to the hours. */
  closures: NonNullable<ComponentProps<typeof OpeningHours>["closures"]>;
  /** The options of the form's service field. */
  services: ComponentProps<typeof ContactForm>["services"];
  /** The scripts of the form, and the area where its toasts appear. */
  children?: ReactNode;
}

/** The contact form with the other ways to reach the business beside it. */
export function MessageSection({ page, shared, business, closures, services, children }: Props) {
  const { form, info, why } = page;
  const { place } = business;
  return (
    <Section id="message" heading={form.heading} last className={styles.message}>
      <div>
        <FinishedMessage labels={page.finished} subject={form.email.subject} business={business} />
        <p className={styles.intro} data-print="no">
          <ContactText>{form.intro}</ContactText>
        </p>
        <ContactForm page={page} business={business} services={services} />
        {children}
      </div>
      <div className={styles.info}>
        <section aria-labelledby="reach-us-heading">
          <h2 id="reach-us-heading">{info.heading}</h2>
          <ContactDetails
            labels={info}
            business={business}
            location={{ label: info.location, text: `${place.city}, ${place.state}` }}
          />
          {shared.footer.area && <p>{`${shared.footer.area} ${listOf(place.serves)}.`}</p>}
          <p>
            <a href={contactCard}>{shared.saveNumber}</a>
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
      {shared.steps && (
        <div className={styles.steps}>
          <Steps {...shared.steps} />
        </div>
      )}
    </Section>
  );
}
