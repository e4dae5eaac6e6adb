import type { ComponentProps } from "react";
import { Jack } from "../drawings/Jack.tsx";
import { askAboutHref } from "../lib/routes.ts";
import styles from "./AskAbout.module.css";

interface Props extends Omit<ComponentProps<"a">, "href" | "children"> {
  /** The link's text. */
  label: string;
  /** The service or price in question, for screen readers that list links out of context. */
  subject: string;
  /** The option to select in the contact form. */
  topic: string;
  /** The key of the subject, for the contact page. */
  about: string;
  /** Whether it ends in a jack, as part of a row, not of a text. */
  jack?: boolean;
}

/** A link to the contact form with a service selected. */
export function AskAbout({ label, subject, topic, about, jack, className = "", ...rest }: Props) {
  const text = (
    <>
      {label}
      <span className="visually-hidden">: {subject}</span>
    </>
  );
  return (
    <a
      {...rest}
      className={`${styles.ask} ${className}`}
      data-jack={jack || undefined}
      href={askAboutHref(topic, about)}
    >
      {jack ? <span>{text}</span> : text}
      {jack && <Jack className={styles.jack} />}
    </a>
  );
}
