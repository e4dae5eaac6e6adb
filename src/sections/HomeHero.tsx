import type { ComponentProps } from "react";
import type { Home } from "../content/schemas/home.ts";
import { SectionCut } from "../drawings/SectionCut.tsx";
import { textHref } from "../lib/contact-links.ts";
import { routes } from "../lib/routes.ts";
import { Band } from "../ui/Band.tsx";
import { Cable } from "../ui/Cable.tsx";
import { Paragraph } from "../ui/Paragraph.tsx";
import styles from "./HomeHero.module.css";
import { ReachNow } from "./ReachNow.tsx";

type Props = Home["hero"] &
  Pick<ComponentProps<typeof ReachNow>, "business" | "call"> & {
    /** The text of the link that opens a text message. */
    textUs: string;
  };

/**
 * The first section of the Home page. The cable leads from the mark into its drawing, a section through
 * a house and a shop.
 */
export function HomeHero({ heading, text, write, button, drawing, business, call, textUs }: Props) {
  return (
    <Band color="sky" className={styles.hero}>
      <div className="grid">
        <Cable turns="bottom" className={styles.cable} />
        <h1>{heading}</h1>
        <div className={styles.text}>
          <Paragraph className="lead">{text}</Paragraph>
          <ReachNow business={business} call={call} first={write} />
        </div>
      </div>{" "}
      <p className={`row ${styles.links}`}>
        {business.textable && (
          <a className="target" href={textHref(business.phone)}>
            {textUs}
          </a>
        )}
        <a className="target" href={routes.services}>
          {button}
        </a>
      </p>
      <div className={`${styles.drawing} no-print`}>
        <SectionCut title={drawing} />
      </div>
    </Band>
  );
}
