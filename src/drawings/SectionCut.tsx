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
