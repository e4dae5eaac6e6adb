import { clsx } from "clsx";
import type { ComponentProps } from "react";
import styles from "./Band.module.css";

/** The background across the page, if it is not the page's own. */
export type BandColor = "surface" | "sky" | "wheat";

/** A section as wide as the page. */
export function Band({
  color,
  className,
  ...rest
}: ComponentProps<"section"> & { color?: BandColor | undefined }) {
  return <section {...rest} className={clsx(styles.band, className)} data-color={color} />;
}
