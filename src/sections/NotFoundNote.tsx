import type { NotFound } from "../content/schemas/not-found.ts";
import FarPole from "../drawings/horizon/FarPole.svg?react";
import Plug from "../drawings/Plug.svg?react";
import { routes } from "../lib/routes.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { Paragraph } from "../ui/Paragraph.tsx";
import { Hero } from "./Hero.tsx";
import styles from "./NotFoundNote.module.css";
import { OpenNow } from "./OpenNow.tsx";

interface Props extends Pick<NotFound, "heading" | "text" | "note" | "button"> {
  /** The pages that most visitors look for. */
  links: readonly { href: string; label: string }[];
}

/** The note for an unknown URL: the cable hangs unplugged above the jack. */
export function NotFoundNote({ note, button, links, ...headed }: Props) {
  return (
    <Hero {...headed} scene={FarPole} cable="up" className={styles.note}>
      <div>
        <Paragraph>{note}</Paragraph>
        <OpenNow />
      </div>
      <p className={styles.button}>
        <ButtonLink href={routes.home} variant="main">
          {button}
        </ButtonLink>
        <Plug className={styles.plug} />
      </p>
      <p className="row">
        {links.map(({ href, label }) => (
          <a key={href} className="target" href={href}>
            {label}
          </a>
        ))}
      </p>
    </Hero>
  );
}
