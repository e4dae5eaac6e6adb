import type { ComponentProps, ReactNode } from "react";
import styles from "./Section.module.css";

/** On which side of the content the cable runs down; none where it has already been plugged in. */
export type Lane = "left" | "right" | "none";

/** What colors the band behind a section; plain is the page's paper. */
export type Band = "plain" | "surface" | "sky" | "wheat";

type Named = { id: string; heading: string } | { id?: never; heading?: never };

type Props = Omit<ComponentProps<"section">, "id"> &
  Named & {
    lane: Lane;
    band?: Band;
    /** Whether the cable ends here, in the section's main button. */
    last?: boolean;
    /** What goes from edge to edge below the content: a drawing. */
    wide?: ReactNode;
  };

/**
 * A band across the page, with the cable running down beside its content. Its heading names it for
 * assistive technology.
 */
export function Section({
  id,
  heading,
  lane,
  band = "plain",
  last = false,
  wide,
  className = "",
  children,
  ...rest
}: Props) {
  return (
    <section
      {...rest}
      id={id}
      aria-labelledby={id && `${id}-heading`}
      className={`${styles.section} ${className}`}
      data-lane={lane}
      data-band={band}
      data-last={last || undefined}
    >
      <div className={`grid ${styles.content}`}>
        {heading && <h2 id={`${id}-heading`}>{heading}</h2>}
        {children}
      </div>
      {wide}
    </section>
  );
}
