import type { ReactNode } from "react";
import type { Business } from "../content/schemas/business.ts";
import type { Contact } from "../content/schemas/contact.ts";
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

type Props = (ToForm | Contact["schedule"]) & {
  id?: string;
  business: Pick<Business, "phone" | "email">;
  /** Whether to write leads, not to call. */
  writeFirst?: boolean;
  /** The week's hours. */
  children?: ReactNode;
};

/**
 * The last section of a page, where the cable comes up to its main button: to the contact form, with the
 * phone number beside it, or to call and write at once.
 */
export function CallToAction(props: Props) {
  const { id = "next-step", heading, text, business, writeFirst, children } = props;
  const toForm = "button" in props;
  const call = toForm && (
    <div>
      <p className="soft">{props.shared.orCall}</p>
      <a className={styles.call} href={phoneHref(business.phone)}>
        {business.phone}
      </a>
      <OpenNow />
    </div>
  );
  const byPhone = !toForm && { url: phoneHref(business.phone), text: props.call };
  const byEmail = !toForm && { url: emailHref(business.email), text: props.write };
  const buttons = toForm
    ? [
        { url: routes.contact, text: props.button },
        props.servicesButton && { url: routes.services, text: props.servicesButton },
      ]
    : [...(writeFirst ? [byEmail, byPhone] : [byPhone, byEmail]), props.booking];
  return (
    <Section
      id={id}
      heading={heading}
      text={text}
      band={toForm ? "sky" : "wheat"}
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
      {toForm ? children && call : <OpenNow />}
    </Section>
  );
}
