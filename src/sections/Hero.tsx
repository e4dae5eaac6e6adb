import { clsx } from "clsx";
import { Fragment, type ReactNode } from "react";
import type { Headed } from "../content/schemas/text.ts";
import { Band } from "../ui/Band.tsx";
import { Cable } from "../ui/Cable.tsx";
import { Paragraph } from "../ui/Paragraph.tsx";
import styles from "./Hero.module.css";

interface Props extends Headed {
  /** The cable from the header: by default into the ground. */
  cable?: ReactNode;
  /** The page's piece of the horizon. */
  scene?: ReactNode;
  /** A card, pinned to a branch of the cable: beside the text where there is room, else below it. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** The first section of a page, with its H1. */
export function Hero({
  heading,
  text,
  cable = <Cable turns="ground" />,
  scene,
  aside,
  children,
}: Props) {
  return (
    <Band color="sky" ground className={clsx(styles.hero, aside && styles.beside)}>
      {cable}
      <div className={`grid ${styles.text}`}>
        <h1 className={styles.heading}>
          {heading.split(/(?<=\.) /).map((sentence, index) => (
            <Fragment key={sentence}>
              {index > 0 && " "}
              <span className="keep-together">{sentence}</span>
            </Fragment>
          ))}
        </h1>
        <Paragraph className="lead">{text}</Paragraph>
        {children}
        {aside && (
          <>
            <div className={styles.aside}>{aside}</div>
            <Cable turns="bottom" className={styles.line} />
          </>
        )}
      </div>
      <div className={`${styles.scene} no-print`}>{scene}</div>
    </Band>
  );
}
