import styles from "./SectionCut.module.css";
import Drawing from "./SectionCut.svg?react";

/** A section through a house and a shop, with the cable that leads to each room. */
export function SectionCut({ title }: { title: string }) {
  return (
    <div role="img" aria-label={title}>
      <Drawing className={styles.cut} />
    </div>
  );
}

/** The shop of the drawing above, larger, on its own piece of the street. That drawing must be on the page. */
export function Shop({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="-90 -296 330 330"
      fill="none"
      overflow="visible"
      aria-hidden="true"
    >
      <path fill="var(--color-soil)" d="M-2000 0H3000V90H-2000z" />
      <path fill="var(--color-outline)" d="M-2000 0H3000V3H-2000z" />
      <use href="#cut-shop" />
      <use href="#cut-tree" x="-70" />
    </svg>
  );
}
