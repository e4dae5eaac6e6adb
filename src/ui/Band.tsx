import type { ComponentProps } from "react";
import styles from "./Band.module.css";

/** The background across the page; plain is the page's own. */
export type BandColor = "plain" | "surface" | "sky" | "wheat";

/** A section as wide as the page. */
export function Band({
  color = "plain",
  className = "",
  ...rest
}: ComponentProps<"section"> & { color?: BandColor | undefined }) {
  return <section {...rest} className={`${styles.band} ${className}`} data-color={color} />;
}
