import type { ReactNode } from "react";
import type { Contact } from "../../content/schemas/contact.ts";
import { Button } from "../../ui/Button.tsx";
import { useCopying } from "./use-copying.ts";

interface Props {
  labels: Pick<Contact["finished"], "copied" | "selected">;
  /** What is copied. */
  text: string;
  /** Selects the text where it stands, for a browser that lets no button copy. */
  select: () => void;
  onCopied?: () => void;
  variant: "main" | "quiet";
  children: ReactNode;
}

/** Copies a text, and says what became of it. */
export function CopyButton({ labels, text, select, onCopied, variant, children }: Props) {
  const { outcome, copy } = useCopying(select, text, onCopied);
  return (
    <div>
      <Button variant={variant} onClick={copy}>
        {children}
      </Button>
      <p aria-live="polite">
        {/* A new element each time, so that it is announced each time. */}
        {outcome && <span key={outcome.count}>{labels[outcome.copying]}</span>}
      </p>
    </div>
  );
}
