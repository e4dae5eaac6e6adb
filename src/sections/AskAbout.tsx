import type { ComponentProps } from "react";
import { Jack } from "../drawings/Jack.tsx";
import { askAboutHref } from "../lib/routes.ts";
import styles from "./AskAbout.module.css";

interface Props extends Omit<ComponentProps<"a">, "href" | "children"> {
  /** The words of the link. */
  label: string;
  /** What is asked about: a service or a price, for readers who hear the link alone. */
  subject: string;
  /** What the contact form's list is set to. */
  topic: string;
  /** As a row of its own, with a jack at its end, instead of within a text. */
  jack?: boolean;
}

/** The link that opens the contact form with a service chosen. */
export function AskAbout({ label, subject, topic, jack, className = "", ...rest }: Props) {
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
      href={askAboutHref(topic)}
    >
      {jack ? <span>{text}</span> : text}
      {jack && <Jack className={styles.jack} data-light="row" />}
    </a>
  );
}
