import type { ReactNode } from "react";
import { Section } from "../ui/Section.tsx";
import styles from "./LegalTexts.module.css";

/** Where the legal texts stand, set like the pages of a book. */
export function LegalTexts({ children }: { children?: ReactNode }) {
  return (
    <Section lane="right" className={styles.texts}>
      <div>{children}</div>
    </Section>
  );
}
