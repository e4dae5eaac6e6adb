import type { ReactNode } from "react";
import { Band } from "../ui/Band.tsx";

/** The section of the legal texts. */
export function LegalTexts({ children }: { children?: ReactNode }) {
  return (
    <Band color="wheat">
      <div className="grid">
        <div>{children}</div>
      </div>
    </Band>
  );
}
