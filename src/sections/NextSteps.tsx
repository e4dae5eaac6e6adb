import type { Headed } from "../content/schemas/text.ts";
import { routes } from "../lib/routes.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { Section } from "../ui/Section.tsx";
import { ContactText } from "./ContactText.tsx";
import styles from "./NextSteps.module.css";

interface Props extends Headed {
  id: string;
  /** The text of the main button, to the contact page. */
  button: string;
  /** The text of the button to the Services page. */
  servicesButton: string;
}

/** The last section of a page: links to the contact form and to the services. */
export function NextSteps({ id, heading, text, button, servicesButton }: Props) {
  return (
    <Section id={id} heading={heading} band="sky" last>
      <p className="lead">
        <ContactText>{text}</ContactText>
      </p>
      <p className={styles.buttons}>
        <ButtonLink href={routes.contact} variant="main">
          {button}
        </ButtonLink>
        <ButtonLink href={routes.services} variant="quiet">
          {servicesButton}
        </ButtonLink>
      </p>
    </Section>
  );
}
