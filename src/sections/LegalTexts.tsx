import type { ReactNode } from "react";
import { Section } from "../ui/Section.tsx";

/** The section of the legal texts. */
export function LegalTexts({ children }: { children?: ReactNode }) {
  return (
    <Section band="wheat">
      <div>{children}</div>
    </Section>
  );
}
