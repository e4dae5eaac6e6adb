import type { ComponentProps, ReactNode } from "react";
import { Paragraph } from "./Paragraph.tsx";
import styles from "./Section.module.css";

/** The background across the page; plain is the page's own. */
export type Band = "plain" | "surface" | "sky" | "wheat";

type Named =
  | { id: string; heading: string }
  | { id: string; heading?: never; "aria-labelledby": string }
  | { id?: never; heading?: never };

type Props = Omit<ComponentProps<"section">, "id"> &
  Named & {
    band?: Band;
    /** The first paragraph, below the heading. */
    text?: string;
    /** Puts the content beside the heading where there is room. */
    headingBeside?: boolean;
    /**
     * A run of the page's cable beside the content: down from the section above into the ground, or up
     * from the footer to the main button. Other sections have none.
     */
    cable?: "down" | "up";
    /** A full-width drawing or list below the content. */
    wide?: ReactNode;
    /** Beside the rest of the content, at most four elements, where there is room, else below it. */
    aside?: ReactNode;
    /** Of the grid that holds the content. */
    contentClassName?: string | undefined;
  };

/** A band across the page, labelled by its heading or by another one. */
export function Section({
  id,
  heading,
  text,
  headingBeside = false,
  band = "plain",
  cable,
  wide,
  aside,
  className = "",
  contentClassName = "",
  children,
  ...rest
}: Props) {
  return (
    <section
      id={id}
      aria-labelledby={heading && `${id}-heading`}
      {...rest}
      className={`${cable === "down" ? "cable" : ""} ${styles.section} ${className}`}
      data-band={band}
      data-cable={cable}
    >
      <div
        className={`grid ${headingBeside ? styles.beside : ""} ${aside ? styles.withAside : ""} ${contentClassName}`}
      >
        {heading && <h2 id={`${id}-heading`}>{heading}</h2>}
        {text && <Paragraph className="lead">{text}</Paragraph>}
        {children}
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      {wide}
      {cable === "up" && <span className="cable-hole no-print" />}
    </section>
  );
}
