import type { ReactNode } from "react";
import type { Headed } from "../content/schemas/text.ts";
import { scenery } from "../drawings/scenery.ts";
import { Band, type BandColor } from "../ui/Band.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { Cable } from "../ui/Cable.tsx";
import { Paragraph } from "../ui/Paragraph.tsx";
import styles from "./CallToAction.module.css";

export interface CallToActionProps extends Headed {
  id?: string;
  band?: BandColor;
  /** The links, as buttons; the cable comes up to the first. */
  actions: readonly { url: string; text: string }[];
  aside?: ReactNode;
  /** The cable comes from the ground of the section above, too. */
  branch?: boolean;
  /** What is on the ground. */
  scene?: keyof typeof scenery;
  /** Below the buttons. */
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
  branch = false,
  scene,
  children,
}: CallToActionProps) {
  return (
    <Band
      id={id}
      aria-labelledby={`${id}-heading`}
      color={band}
      ground
      className={`${styles.section} no-print`}
    >
      {branch && <Cable turns="top" className={styles.branch} />}
      <div className={`grid ${styles.content}`}>
        <div className={styles.intro}>
          <h2 id={`${id}-heading`}>{heading}</h2>
          <Paragraph className="lead">{text}</Paragraph>
        </div>
        <div className={styles.next}>
          <p className="row">
            {actions.map((action, index) => (
              <ButtonLink key={action.url} href={action.url} main={index === 0} quiet={index > 0}>
                {action.text}
              </ButtonLink>
            ))}
          </p>
          {children}
        </div>
        {aside && <div className={styles.aside}>{aside}</div>}
        {scene && (
          <svg
            className={styles.scene}
            viewBox={scenery[scene].viewBox}
            fill="none"
            overflow="visible"
            aria-hidden="true"
          >
            <use href={scenery[scene].url} />
          </svg>
        )}
        <Cable className={styles.cable} />
      </div>
    </Band>
  );
}
