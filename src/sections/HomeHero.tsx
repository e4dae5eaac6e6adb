import type { ComponentProps } from "react";
import type { Home } from "../content/schemas/home.ts";
import { SectionCut } from "../drawings/SectionCut.tsx";
import { routes } from "../lib/routes.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { Paragraph } from "../ui/Paragraph.tsx";
import { Section } from "../ui/Section.tsx";
import styles from "./HomeHero.module.css";
import { ReachNow } from "./ReachNow.tsx";

type Props = Home["hero"] & Pick<ComponentProps<typeof ReachNow>, "business" | "call" | "textUs">;

/**
 * The first section of the Home page. The cable leads from the mark into its drawing, a section through
 * a house and a shop.
 */
export function HomeHero({ heading, text, write, button, answer, drawing, ...reach }: Props) {
  return (
    <Section
      band="sky"
      className={styles.hero}
      contentClassName={`cable ${styles.content}`}
      wide={
        <div className={`${styles.drawing} no-print`}>
          <SectionCut title={drawing} />
        </div>
      }
    >
      <h1>{heading}</h1>
      <div className={styles.text}>
        <Paragraph className="lead">{text}</Paragraph>
        <ReachNow {...reach} first={write}>
          <ButtonLink href={routes.services} variant="quiet">
            {button}
          </ButtonLink>
        </ReachNow>
        <Paragraph>{answer}</Paragraph>
      </div>
    </Section>
  );
}
