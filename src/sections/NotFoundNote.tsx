import type { NotFound } from "../content/schemas/not-found.ts";
import { Horizon } from "../drawings/Horizon.tsx";
import { FarPole } from "../drawings/horizon/FarPole.tsx";
import { Plug } from "../drawings/Plug.tsx";
import { routes } from "../lib/routes.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { ContactText } from "../ui/ContactText.tsx";
import { Section } from "../ui/Section.tsx";
import hero from "./Hero.module.css";
import styles from "./NotFoundNote.module.css";

type Props = Pick<NotFound, "heading" | "text" | "note" | "button">;

/** The note for an unknown URL: the cable hangs unplugged above the jack. */
export function NotFoundNote({ heading, text, note, button }: Props) {
  return (
    <Section
      band="sky"
      last
      bandClassName={`${hero.hero} ${styles.band}`}
      className={styles.note}
      wide={<Horizon scene={FarPole} />}
    >
      <h1>{heading}</h1>
      <p className="lead">
        <ContactText>{text}</ContactText>
      </p>
      <p>
        <ContactText>{note}</ContactText>
      </p>
      <p className={styles.button}>
        <ButtonLink href={routes.home} variant="main">
          {button}
        </ButtonLink>
        <svg className={styles.plug} viewBox="-15 -1 30 50" fill="none" aria-hidden="true">
          <Plug />
        </svg>
      </p>
    </Section>
  );
}
