import type { ComponentProps, ReactNode } from "react";
import { type Band, type Lane, Section } from "../ui/Section.tsx";
import { Steps } from "./Steps.tsx";
import styles from "./StepsSection.module.css";

interface Props extends ComponentProps<typeof Steps> {
  lane: Lane;
  crosses?: boolean;
  band?: Band;
  children?: ReactNode;
}

/** The steps as a section of their own, side by side where there is room. */
export function StepsSection({ lane, crosses, band = "plain", children, ...steps }: Props) {
  return (
    <Section lane={lane} crosses={crosses} band={band} className={styles.across}>
      <Steps {...steps} />
      {children}
    </Section>
  );
}
