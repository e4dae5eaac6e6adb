import type { ReactNode } from "react";
import type { Headed } from "../content/schemas/text.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { type Band, Section } from "../ui/Section.tsx";
import styles from "./CallToAction.module.css";

interface Props extends Headed {
  id?: string;
  band?: Band;
  /** The links, as buttons; the cable comes up to the first. */
  actions: readonly ({ url: string; text: string } | null | undefined)[];
  aside?: ReactNode;
  /** Below the buttons: one element. */
  children?: ReactNode;
}

/** The last section of a page, where the cable ends in its main button. */
export function CallToAction({
  id = "next-step",
  heading,
  text,
  band = "sky",
  actions,
  aside,
  children,
}: Props) {
  return (
    <Section className="no-print" {...{ id, heading, text, band, aside }} cable="up">
      <p className={`row ${styles.buttons}`}>
        {actions.map(
          (action, index) =>
            action && (
              <ButtonLink
                key={action.url}
                href={action.url}
                variant={index === 0 ? "main" : "quiet"}
              >
                {action.text}
              </ButtonLink>
            ),
        )}
      </p>
      {children}
      <span className={styles.cable} />
    </Section>
  );
}
