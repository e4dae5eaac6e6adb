import type { ReactNode } from "react";
import type { Headed } from "../content/schemas/text.ts";
import { routes } from "../lib/routes.ts";
import { ButtonLink } from "../ui/Button.tsx";
import hanging from "../ui/Hanging.module.css";
import { Paragraph } from "../ui/Paragraph.tsx";
import { Section } from "../ui/Section.tsx";
import styles from "./PriceTags.module.css";

interface Props {
  id: string;
  heading: string;
  text?: string;
  items: readonly Headed[];
  /** The text of a button below, which leads to the contact form. */
  button?: string;
  /** Below the cards. */
  children?: ReactNode;
}

/** Three cards like price tags. */
export function PriceTags({ items, button, children, ...section }: Props) {
  return (
    <Section {...section}>
      <ul className={`columns three ${hanging.hanging} ${styles.tags}`}>
        {items.map(({ heading, text }) => (
          <li key={heading} className="card">
            <h3>{heading}</h3>
            <Paragraph>{text}</Paragraph>
          </li>
        ))}
      </ul>
      {button && (
        <p className="row no-print">
          <ButtonLink href={routes.contact}>{button}</ButtonLink>
        </p>
      )}
      {children}
    </Section>
  );
}
