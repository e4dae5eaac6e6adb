import type { ReactNode } from "react";
import { Section } from "../ui/Section.tsx";
import styles from "./LegalTexts.module.css";

/** The section of the legal texts, with book typography. */
export function LegalTexts({ children }: { children?: ReactNode }) {
  return (
    <Section band="wheat" className={styles.texts}>
      <div>{children}</div>
    </Section>
  );
}
