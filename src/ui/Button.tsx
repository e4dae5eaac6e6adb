import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import Jack from "../drawings/Jack.svg?react";
import Plug from "../drawings/Plug.svg?react";
import styles from "./Button.module.css";
import { Cable } from "./Cable.tsx";
import { ContactText } from "./ContactText.tsx";

/** main: the jack in which the page's cable ends. quiet: the secondary of two. */
type Variant = "main" | "plain" | "quiet";

/** A link with the look of a button. */
export function ButtonLink({
  variant = "plain",
  className,
  children,
  ...rest
}: ComponentProps<"a"> & { href: string; variant?: Variant; children: ReactNode }) {
  return (
    <a {...rest} className={clsx(styles.button, className)} data-variant={variant}>
      {variant === "main" && (
        <>
          <Cable turns="top" className={styles.cable} />
          <Plug className={styles.plug} />
          <Jack className={styles.jack} />
        </>
      )}
      <span className={styles.label}>
        {typeof children === "string" ? (
          <ContactText links={false}>{children}</ContactText>
        ) : (
          children
        )}
      </span>
    </a>
  );
}

/** A button for an action on this page. */
export function Button({
  variant = "plain",
  type = "button",
  className,
  children,
  ...rest
}: ComponentProps<"button"> & { variant?: Variant }) {
  return (
    <button {...rest} type={type} className={clsx(styles.button, className)} data-variant={variant}>
      <span className={styles.label}>{children}</span>
    </button>
  );
}
