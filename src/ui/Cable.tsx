import { clsx } from "clsx";
import styles from "./Cable.module.css";

interface Props {
  /** The end at which it turns to the right, or into the band's ground. Without it, it is straight. */
  turns?: "top" | "bottom" | "ground";
  /** For CSS that sets where it starts and ends: by default with the band. */
  className?: string | undefined;
}

/** A piece of the page's cable, which runs down at the left of the content. */
export function Cable({ turns, className }: Props) {
  return <span className={clsx("no-print", styles.cable, className)} data-turns={turns} />;
}
