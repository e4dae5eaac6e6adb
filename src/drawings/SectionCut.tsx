import type { ComponentProps } from "react";
import styles from "./SectionCut.module.css";
import Section from "./SectionCut.svg?react";

type Props = ComponentProps<"svg"> & { title: string };

/** Home's hero: a section through a house and a shop, with the business's mark on the shop's sign. */
export function SectionCut({ title, className, ...rest }: Props) {
  return (
    <svg
      {...rest}
      className={[styles.root, className].filter(Boolean).join(" ")}
      overflow="visible"
      role="img"
      aria-labelledby="section-cut-title"
    >
      <title id="section-cut-title">{title}</title>
      <Section />
    </svg>
  );
}
