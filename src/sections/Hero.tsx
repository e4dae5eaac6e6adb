import { type ComponentType, Fragment, type ReactNode } from "react";
import type { Headed } from "../content/schemas/text.ts";
import { Paragraph } from "../ui/Paragraph.tsx";
import { Section } from "../ui/Section.tsx";
import styles from "./Hero.module.css";

interface Props extends Headed {
  className?: string | undefined;
  /** The cable goes on in the ground, or to the next section, or comes to the main button. */
  cable?: "buried" | "down" | "up";
  /** Leaves room for the next section in the first view: the page's form. */
  low?: boolean;
  /** The page's piece of the horizon. */
  scene: ComponentType<{ className?: string | undefined }>;
  children?: ReactNode;
}

/** The first section of a page, with its H1. CSS may set --scene-height, and --scene-width of wide screens. */
export function Hero({
  heading,
  text,
  scene: Scene,
  cable = "buried",
  low = false,
  className = "",
  children,
}: Props) {
  return (
    <Section
      band="sky"
      cable={cable === "up" ? "up" : "down"}
      className={`${styles.hero} ${cable === "buried" ? styles.buried : ""} ${className}`}
      contentClassName={`${styles.text} ${low ? styles.low : ""}`}
      wide={<Scene className={`${styles.horizon} no-print`} />}
    >
      <h1>
        {heading.split(/(?<=\.) /).map((sentence, index) => (
          <Fragment key={sentence}>
            {index > 0 && " "}
            <span className="keep-together">{sentence}</span>
          </Fragment>
        ))}
      </h1>
      <Paragraph className="lead">{text}</Paragraph>
      {children}
    </Section>
  );
}
