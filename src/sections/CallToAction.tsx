import type { ReactNode } from "react";
import type { Business } from "../content/schemas/business.ts";
import type { SharedText } from "../content/schemas/shared.ts";
import type { Headed } from "../content/schemas/text.ts";
import { phoneHref } from "../lib/contact-links.ts";
import { routes } from "../lib/routes.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { ContactText } from "../ui/ContactText.tsx";
import { Section } from "../ui/Section.tsx";
import styles from "./CallToAction.module.css";
import { OpenNow } from "./OpenNow.tsx";

interface Props extends Headed {
  id?: string;
  button: string;
  /** The text of a second button, to the Services page. */
  servicesButton?: string;
  shared: Pick<SharedText, "orCall">;
  business: Pick<Business, "phone">;
  /** The week's hours. */
  children?: ReactNode;
}

/** The last section of a page, where the cable comes up to the contact button: phone number and hours. */
export function CallToAction(props: Props) {
  const { id = "next-step", heading, text, button, servicesButton } = props;
  const { shared, business, children } = props;
  const call = (
    <div>
      <p className="soft">{shared.orCall}</p>
      <a className={styles.call} href={phoneHref(business.phone)}>
        {business.phone}
      </a>
      <OpenNow />
    </div>
  );
  return (
    <Section
      id={id}
      heading={heading}
      band="sky"
      cable="up"
      data-print="no"
      aside={children ?? call}
    >
      <p className="lead">
        <ContactText>{text}</ContactText>
      </p>
      <p className={styles.button}>
        <ButtonLink href={routes.contact} variant="main">
          {button}
        </ButtonLink>
        {servicesButton && (
          <ButtonLink href={routes.services} variant="quiet">
            {servicesButton}
          </ButtonLink>
        )}
      </p>
      {children && call}
    </Section>
  );
}
