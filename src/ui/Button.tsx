import type { ComponentProps, ReactNode } from "react";
import { Jack } from "../drawings/Jack.tsx";
import styles from "./Button.module.css";

/** main: the jack that the page's cable ends in; one a page. quiet: the lesser of two. */
type Variant = "main" | "plain" | "quiet";

interface Look {
  variant?: Variant;
  children: ReactNode;
}

/** A link that looks like a button: it goes somewhere. */
export function ButtonLink({
  variant = "plain",
  className = "",
  children,
  ...rest
}: ComponentProps<"a"> & { href: string } & Look) {
  return (
    <a {...rest} className={`${styles.button} ${className}`} data-variant={variant}>
      {variant === "main" && <Jack />}
      <span>{children}</span>
    </a>
  );
}

/** A button: it does something on this page. */
export function Button({
  variant = "plain",
  className = "",
  type = "button",
  children,
  ...rest
}: ComponentProps<"button"> & Look) {
  return (
    <button
      {...rest}
      type={type}
      className={`${styles.button} ${className}`}
      data-variant={variant}
    >
      {variant === "main" && <Jack />}
      <span>{children}</span>
    </button>
  );
}
