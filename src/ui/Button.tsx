import type { ComponentProps, ReactNode } from "react";
import Jack from "../drawings/Jack.svg?react";
import styles from "./Button.module.css";

/** main: the jack in which the page's cable ends. quiet: the secondary of two. */
type Variant = "main" | "plain" | "quiet";

interface Look {
  variant?: Variant;
  children: ReactNode;
}

/** A link with the look of a button. */
export function ButtonLink({
  variant = "plain",
  children,
  ...rest
}: ComponentProps<"a"> & { href: string } & Look) {
  return (
    <a {...rest} className={styles.button} data-variant={variant}>
      {variant === "main" && <Jack />}
      <span>{children}</span>
    </a>
  );
}

/** A button for an action on this page. */
export function Button({
  variant = "plain",
  type = "button",
  children,
  ...rest
}: ComponentProps<"button"> & Look) {
  return (
    <button {...rest} type={type} className={styles.button} data-variant={variant}>
      <span>{children}</span>
    </button>
  );
}
