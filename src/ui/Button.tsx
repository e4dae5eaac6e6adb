import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import Jack from "../drawings/Jack.svg?react";
import Plug from "../drawings/Plug.svg?react";
import styles from "./Button.module.css";
import { Cable } from "./Cable.tsx";
import { ContactText } from "./ContactText.tsx";

interface Look {
  /** The secondary of two. */
  quiet?: boolean;
}

interface LinkProps extends Look, ComponentProps<"a"> {
  href: string;
  /** The jack in which the page's cable ends. */
  main?: boolean;
  /** The end of the cable, if it is not plugged in. */
  plug?: ReactNode;
}

/** A link with the look of a button. */
export function ButtonLink({
  main = false,
  plug = <CablePlug />,
  quiet = false,
  className,
  children,
  ...rest
}: LinkProps) {
  return (
    <a
      {...rest}
      className={clsx(styles.button, main && styles.main, quiet && styles.quiet, className)}
    >
      {main && (
        <>
          <Jack className={styles.jack} />
          {plug}
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

function CablePlug() {
  return (
    <>
      <Cable turns="top" className={styles.cable} />
      <Plug className={styles.plug} />
    </>
  );
}

/** A button for an action on this page. */
export function Button({
  quiet = false,
  type = "button",
  className,
  children,
  ...rest
}: Look & ComponentProps<"button">) {
  return (
    <button {...rest} type={type} className={clsx(styles.button, quiet && styles.quiet, className)}>
      <span className={styles.label}>{children}</span>
    </button>
  );
}
