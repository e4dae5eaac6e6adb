import styles from "./SectionCut.module.css";
import Section from "./SectionCut.svg?react";

/** Home's hero: a section through a house and a shop, with the business's mark on the shop's sign. */
export function SectionCut({ title }: { title: string }) {
  return (
    <svg className={styles.root} overflow="visible" role="img" aria-labelledby="section-cut-title">
      <title id="section-cut-title">{title}</title>
      <Section />
    </svg>
  );
}
