import { type ComponentType, Fragment, type ReactNode } from "react";
import type { Headed } from "../content/schemas/text.ts";
import { Band } from "../ui/Band.tsx";
import { Cable } from "../ui/Cable.tsx";
import { Paragraph } from "../ui/Paragraph.tsx";
import styles from "./Hero.module.css";

interface Props extends Headed {
  className?: string | undefined;
  /** Where the cable from the header leads: into the ground, down to the next section or, drawn by a child, elsewhere. */
  cable?: "ground" | "down" | "elsewhere";
  /** Of the cable into the ground. */
  cableClassName?: string | undefined;
  /** Leaves room for the next section in the first view: the page's form. */
  low?: boolean;
  /** The page's piece of the horizon. */
  scene: ComponentType<{ className?: string | undefined }>;
  children?: ReactNode;
}

/** The first section of a page, with its H1. CSS may set --scene-height, and --scene-width of wide screens. */
export function Hero({
  heading,
  text,
  scene: Scene,
  cable = "ground",
  cableClassName = "",
  low = false,
  className = "",
  children,
}: Props) {
  return (
    <Band color="sky" className={`${styles.hero} ${low ? styles.low : ""} ${className}`}>
      {cable === "ground" && (
        <Cable turns="bottom" className={`${styles.cable} ${cableClassName}`} />
      )}
      {cable === "down" && <Cable />}
      <div className={`grid ${styles.text}`}>
        <h1 className={styles.heading}>
          {heading.split(/(?<=\.) /).map((sentence, index) => (
            <Fragment key={sentence}>
              {index > 0 && " "}
              <span className="keep-together">{sentence}</span>
            </Fragment>
          ))}
        </h1>
        <Paragraph className={`lead ${styles.lead}`}>{text}</Paragraph>
        {children}
      </div>
      <Scene className={`${styles.horizon} no-print`} />
    </Band>
  );
}
