import type { NotFound } from "../content/schemas/not-found.ts";
import FarPole from "../drawings/horizon/FarPole.svg?react";
import Plug from "../drawings/Plug.svg?react";
import { phoneHref } from "../lib/contact-links.ts";
import { routes } from "../lib/routes.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { Cable } from "../ui/Cable.tsx";
import { Hero } from "./Hero.tsx";
import styles from "./NotFoundNote.module.css";

interface Props
  extends Pick<NotFound, "heading" | "jokeFor" | "text" | "note" | "meant" | "button"> {
  phone: string;
  /** Precedes the phone number. */
  call: string;
  /** The pages that most visitors look for. */
  links: readonly { href: string; label: string }[];
}

/** The note for an unknown URL: the cable hangs unplugged beside the jack. */
export function NotFoundNote(props: Props) {
  const { heading, jokeFor, text, note, meant, button, phone, call, links } = props;
  return (
    <Hero heading={heading} text={note} scene={<FarPole className={styles.pole} />} cable={null}>
      {/* The script adds the link. */}
      <p id="meant-page" className="lead" hidden>
        {`${meant} `}
      </p>
      <div className={styles.ways}>
        <p className="row">
          <ButtonLink
            href={routes.home}
            main
            plug={<Plug className={styles.plug} />}
            className={styles.unplugged}
          >
            {button}
          </ButtonLink>
          <ButtonLink href={phoneHref(phone)} quiet>
            {`${call} ${phone}`}
          </ButtonLink>
        </p>
        <p className="row">
          {links.map(({ href, label }) => (
            <a key={href} className="target" href={href}>
              {label}
            </a>
          ))}
        </p>
        <p className="soft">
          {jokeFor} <q>{text}</q>
        </p>
      </div>
      <Cable className={styles.cable} />
    </Hero>
  );
}
