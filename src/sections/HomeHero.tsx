import type { ComponentProps } from "react";
import type { Home } from "../content/schemas/home.ts";
import cut from "../drawings/SectionCut.module.css";
import SectionCut from "../drawings/SectionCut.svg?react";
import { textHref } from "../lib/contact-links.ts";
import { routes } from "../lib/routes.ts";
import { Band } from "../ui/Band.tsx";
import { Cable } from "../ui/Cable.tsx";
import { Paragraph } from "../ui/Paragraph.tsx";
import styles from "./HomeHero.module.css";
import { ReachNow } from "./ReachNow.tsx";

type Props = Home["hero"] & Pick<ComponentProps<typeof ReachNow>, "phone" | "call" | "textUs">;

/**
 * The first section of the Home page. The cable leads from the mark into its drawing, a section through
 * a house and a shop.
 */
export function HomeHero({ heading, text, write, button, drawing, phone, call, textUs }: Props) {
  return (
    <Band color="sky" className={styles.hero}>
      <div className="grid">
        <Cable turns="bottom" className={styles.cable} />
        <h1>{heading}</h1>
        <div className={styles.text}>
          <Paragraph className="lead">{text}</Paragraph>
          <ReachNow button={write} phone={phone} call={call} />
        </div>
        <p className={`row ${styles.links}`}>
          {textUs && (
            <a className="target" href={textHref(phone)}>
              {textUs}
            </a>
          )}
          <a className="target" href={routes.services}>
            {button}
          </a>
        </p>
      </div>
      <div className={`${styles.drawing} no-print`} role="img" aria-label={drawing}>
        <SectionCut className={cut.cut} />
      </div>
    </Band>
  );
}
