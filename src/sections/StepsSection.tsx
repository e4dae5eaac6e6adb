import type { ComponentProps, ReactNode } from "react";
import { type Band, type Lane, Section } from "../ui/Section.tsx";
import { Steps } from "./Steps.tsx";
import styles from "./StepsSection.module.css";

interface Props extends ComponentProps<typeof Steps> {
  lane: Lane;
  band?: Band;
  children?: ReactNode;
}

/** The steps as a section of their own, side by side where there is room. */
export function StepsSection({ lane, band = "plain", children, ...steps }: Props) {
  return (
    <Section lane={lane} band={band} className={styles.across}>
      <Steps {...steps} />
      {children}
    </Section>
  );
}
