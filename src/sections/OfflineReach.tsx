import type { ReactNode } from "react";
import type { Business } from "../content/schemas/business.ts";
import type { Offline } from "../content/schemas/offline.ts";
import { emailHref, phoneHref } from "../lib/contact-links.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { ContactText } from "../ui/ContactText.tsx";
import { EmailText } from "../ui/EmailText.tsx";
import { Section } from "../ui/Section.tsx";
import styles from "./OfflineReach.module.css";
import { OpenNow } from "./OpenNow.tsx";

interface Props {
  labels: Pick<Offline, "reach" | "hours">;
  business: Pick<Business, "phone" | "email">;
  /** The week's hours. */
  children?: ReactNode;
}

/** The last section of the offline page: the cable comes up to the button that calls. */
export function OfflineReach({ labels, business, children }: Props) {
  const { reach } = labels;
  return (
    <Section
      id="reach"
      heading={reach.heading}
      band="wheat"
      cable="up"
      className={styles.reach}
      aside={
        <>
          <h3>{labels.hours}</h3>
          <OpenNow />
          {children}
        </>
      }
    >
      <p className="lead">
        <ContactText>{reach.text}</ContactText>
      </p>
      <dl>
        <dt className="soft">{reach.phone}</dt>
        <dd>
          <ButtonLink href={phoneHref(business.phone)} variant="main">
            {business.phone}
          </ButtonLink>
        </dd>
        <dt className="soft">{reach.email}</dt>
        <dd>
          <a className={`target ${styles.email}`} href={emailHref(business.email)}>
            <EmailText>{business.email}</EmailText>
          </a>
        </dd>
      </dl>
    </Section>
  );
}
