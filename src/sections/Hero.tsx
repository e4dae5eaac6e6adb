import type { ReactNode } from "react";
import type { Headed } from "../content/schemas/text.ts";
import { Section } from "../ui/Section.tsx";
import { ContactText } from "./ContactText.tsx";
import styles from "./Hero.module.css";

interface Props extends Headed {
  children?: ReactNode;
}

/** The first section of a page, with its H1. */
export function Hero({ heading, text, children }: Props) {
  return (
    <Section lane="left" band="sky" className={styles.hero}>
      <h1>{heading}</h1>
      <p className="lead">
        <ContactText>{text}</ContactText>
      </p>
      {children}
    </Section>
  );
}
