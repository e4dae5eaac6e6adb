import type { NotFound } from "../content/schemas/not-found.ts";
import { routes } from "../lib/routes.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { Section } from "../ui/Section.tsx";
import { ContactText } from "./ContactText.tsx";
import styles from "./NotFoundNote.module.css";

type Props = Pick<NotFound, "heading" | "text" | "note" | "button">;

/** What is shown for an address that no page has: the cable hangs loose before the jack. */
export function NotFoundNote({ heading, text, note, button }: Props) {
  return (
    <Section lane="left" band="sky" last className={styles.note}>
      <h1>{heading}</h1>
      <p className="lead">
        <ContactText>{text}</ContactText>
      </p>
      <p>
        <ContactText>{note}</ContactText>
      </p>
      <p className={styles.go}>
        <ButtonLink href={routes.home} variant="main" data-plug="loose">
          {button}
        </ButtonLink>
      </p>
    </Section>
  );
}
