import type { ReactNode } from "react";
import { Coil } from "../ui/Coil.tsx";
import { Section } from "../ui/Section.tsx";
import styles from "./LegalTexts.module.css";

/** The section of the legal texts, with book typography. */
export function LegalTexts({ children }: { children?: ReactNode }) {
  return (
    <Section lane="right" crosses band="wheat" className={styles.texts}>
      <div>{children}</div>
      <Coil />
    </Section>
  );
}
