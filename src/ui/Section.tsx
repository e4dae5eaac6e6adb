import type { ComponentProps, ReactNode } from "react";
import styles from "./Section.module.css";

/** The side of the content on which the cable runs down. */
export type Lane = "left" | "right";

/** The background across the page; plain is the page's own. */
export type Band = "plain" | "surface" | "sky" | "wheat";

type Named = { id: string; heading: string } | { id?: never; heading?: never };

/** Where the cable ends in the main button, or has a branch to it, it runs on the left. */
type Cable = { lane?: Lane | undefined; last?: never } | { lane?: never; last: boolean | "branch" };

type Props = Omit<ComponentProps<"section">, "id"> &
  Named &
  Cable & {
    band?: Band;
    /** Whether the cable comes from the other side: the section above has it there. */
    crosses?: boolean | undefined;
    /** A full-width drawing below the content. */
    wide?: ReactNode;
    /** Stands beside the rest of the content where there is room, else below it. */
    aside?: ReactNode;
    /** The class of the band; className is that of the content. */
    bandClassName?: string | undefined;
  };

/** A band across the page, labelled by its heading, with the cable beside its content. */
export function Section({
  id,
  heading,
  lane = "left",
  band = "plain",
  last,
  crosses,
  wide,
  aside,
  className = "",
  bandClassName = "",
  children,
  ...rest
}: Props) {
  const content = (
    <>
      {heading && <h2 id={`${id}-heading`}>{heading}</h2>}
      {children}
    </>
  );
  return (
    <section
      {...rest}
      id={id}
      aria-labelledby={id && `${id}-heading`}
      className={`${styles.section} ${bandClassName}`}
      data-lane={lane}
      data-band={band}
      data-last={last}
      data-crosses={crosses || undefined}
    >
      {aside ? (
        <div className={`grid ${styles.content}`}>
          <div className={`${styles.main} ${className}`}>{content}</div>
          <div className={styles.aside}>{aside}</div>
        </div>
      ) : (
        <div className={`grid ${styles.content} ${className}`}>{content}</div>
      )}
      {wide}
    </section>
  );
}
