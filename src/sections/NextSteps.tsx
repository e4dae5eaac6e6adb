import type { Headed } from "../content/schemas/text.ts";
import { routes } from "../lib/routes.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { Section } from "../ui/Section.tsx";
import { ContactText } from "./ContactText.tsx";
import styles from "./NextSteps.module.css";

interface Props extends Headed {
  id: string;
  /** The words of the button to the contact page, in which the cable ends. */
  button: string;
  /** The words of the button to the services. */
  servicesButton: string;
}

/** The end of a page: write to us, or see what we do. */
export function NextSteps({ id, heading, text, button, servicesButton }: Props) {
  return (
    <Section id={id} heading={heading} lane="left" band="sky" last>
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
