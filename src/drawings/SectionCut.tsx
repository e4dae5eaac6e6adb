import type { ComponentProps } from "react";
import { cablesOf } from "./Mark.tsx";
import styles from "./SectionCut.module.css";
import Section from "./SectionCut.svg?react";

type Props = ComponentProps<"svg"> & { title: string; name: string };

/** Home's hero: a section through a house and a shop, with the mark of the business on the shop's sign. */
export function SectionCut({ title, name, className, ...rest }: Props) {
  return (
    <svg
      {...rest}
      className={[styles.root, className].filter(Boolean).join(" ")}
      overflow="visible"
      role="img"
      aria-labelledby="section-cut-title"
    >
      <title id="section-cut-title">{title}</title>
      <defs>
        <path id="cut-mark" d={cablesOf(name)} />
      </defs>
      <Section />
    </svg>
  );
}
