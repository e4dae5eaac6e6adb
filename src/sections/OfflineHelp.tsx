import type { ComponentProps } from "react";
import type { Business } from "../content/schemas/business.ts";
import type { Offline } from "../content/schemas/offline.ts";
import { Section } from "../ui/Section.tsx";
import { ContactDetails } from "./ContactDetails.tsx";
import { ContactText } from "./ContactText.tsx";
import styles from "./OfflineHelp.module.css";
import { OpeningHours } from "./OpeningHours.tsx";

interface Props {
  labels: Pick<Offline, "steps" | "reach" | "hours">;
  business: Pick<Business, "phone" | "email" | "hours">;
  /** The text for days without hours. */
  closed: string;
  /** Future closures, as exceptions to the hours. */
  closures: NonNullable<ComponentProps<typeof OpeningHours>["closures"]>;
}

/** First steps when the internet connection fails, and how to reach the business. */
export function OfflineHelp({ labels, business, closed, closures }: Props) {
  const { steps, reach } = labels;
  return (
    <Section id="try-first" heading={steps.heading} lane="none" className={styles.help}>
      <ol>
        {steps.items.map((step) => (
          <li key={step}>
            <ContactText>{step}</ContactText>
          </li>
        ))}
      </ol>
      <div className={styles.reach}>
        <h2>{reach.heading}</h2>
        <ContactDetails labels={reach} business={business} />
        <h2>{labels.hours}</h2>
        <OpeningHours hours={business.hours} closed={closed} closures={closures} />
      </div>
    </Section>
  );
}
