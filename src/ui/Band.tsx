import { clsx } from "clsx";
import type { ComponentProps } from "react";
import styles from "./Band.module.css";

/** The background across the page, if it is not the page's own. */
export type BandColor = "surface" | "sky" | "wheat";

interface Props extends ComponentProps<"section"> {
  color?: BandColor | undefined;
  /** Whether the land is at its lower edge. */
  ground?: boolean;
}

/** A section as wide as the page. */
export function Band({ color, ground, className, ...rest }: Props) {
  const classes = clsx(styles.band, ground && styles.ground, className);
  return <section {...rest} className={classes} data-color={color} />;
}
