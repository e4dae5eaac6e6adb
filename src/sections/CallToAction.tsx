import type { ReactNode } from "react";
import type { Business } from "../content/schemas/business.ts";
import type { Contact } from "../content/schemas/contact.ts";
import type { Offline } from "../content/schemas/offline.ts";
import type { SharedText } from "../content/schemas/shared.ts";
import type { Headed } from "../content/schemas/text.ts";
import { emailHref, phoneHref } from "../lib/contact-links.ts";
import { routes } from "../lib/routes.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { Section } from "../ui/Section.tsx";
import styles from "./CallToAction.module.css";
import { OpenNow } from "./OpenNow.tsx";

/** To the contact form and, with `servicesButton`, to the Services page. */
interface ToForm extends Headed {
  button: string;
  servicesButton?: string;
  shared: Pick<SharedText, "orCall">;
}

/** To an e-mail and, with `booking`, to a page where a customer chooses a time. */
type ToEmail = Contact["schedule"] & Pick<ToForm, "shared">;

type Props = (ToForm | ToEmail | Offline["reach"]) & {
  id?: string;
  business: Pick<Business, "phone" | "email">;
  /** The week's hours. */
  children?: ReactNode;
};

/**
 * The last section of a page, where the cable comes up to its main button. Beside it is the phone number
 * or the week's hours.
 */
export function CallToAction(props: Props) {
  const { id = "next-step", heading, text, business, children } = props;
  const call = "shared" in props && (
    <div>
      <p className="soft">{props.shared.orCall}</p>
      <a className={styles.call} href={phoneHref(business.phone)}>
        {business.phone}
      </a>
      <OpenNow />
    </div>
  );
  const byEmail = "write" in props && { url: emailHref(business.email), text: props.write };
  const buttons =
    "button" in props
      ? [
          { url: routes.contact, text: props.button },
          props.servicesButton && { url: routes.services, text: props.servicesButton },
        ]
      : "call" in props
        ? [{ url: phoneHref(business.phone), text: props.call }, byEmail]
        : [byEmail, props.booking];
  return (
    <Section
      id={id}
      heading={heading}
      text={text}
      band={"button" in props ? "sky" : "wheat"}
      cable="up"
      data-print="no"
      aside={children ?? call}
    >
      <p className={`row ${styles.button}`}>
        {buttons.map(
          (button, index) =>
            button && (
              <ButtonLink
                key={button.url}
                href={button.url}
                variant={index === 0 ? "main" : "quiet"}
              >
                {button.text}
              </ButtonLink>
            ),
        )}
      </p>
      {children && (call || <OpenNow />)}
    </Section>
  );
}
