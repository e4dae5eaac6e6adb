import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Band, type BandColor } from "./Band.tsx";
import { Paragraph } from "./Paragraph.tsx";
import styles from "./Section.module.css";

interface Props {
  id: string;
  heading: string;
  /** The first paragraph, below the heading. */
  text?: string;
  band?: BandColor;
  className?: string | undefined;
  /** Puts the heading into the first four columns where there is room, and the rest beside it. */
  headingBeside?: boolean;
  /** Beside all the rest where there is room, else below it. */
  aside?: ReactNode;
  /** Items of the page's grid or, beside an aside, of a column. */
  children?: ReactNode;
}

/** A band with a heading, which labels it. */
export function Section({
  id,
  heading,
  text,
  band,
  className,
  headingBeside = false,
  aside,
  children,
}: Props) {
  const main = (
    <>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {text && <Paragraph className="lead">{text}</Paragraph>}
      {children}
    </>
  );
  return (
    <Band id={id} aria-labelledby={`${id}-heading`} color={band} className={className}>
      <div className={clsx("grid", headingBeside && styles.headingBeside)}>
        {aside ? <div className={styles.main}>{main}</div> : main}
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
    </Band>
  );
}
