import type { ReactNode } from "react";
import type { Contact } from "../../content/schemas/contact.ts";
import { Button } from "../../ui/Button.tsx";
import { useCopying } from "./use-copying.ts";

interface Props {
  labels: Pick<Contact["finished"], "copied" | "selected">;
  /** The text to copy. */
  text: string;
  /** Selects the text on the page: the fallback if the browser refuses to copy. */
  select: () => void;
  onCopied?: () => void;
  variant: "main" | "quiet";
  children: ReactNode;
}

/** A button that copies a text and announces the outcome. */
export function CopyButton({ labels, text, select, onCopied, variant, children }: Props) {
  const { outcome, copy } = useCopying(select, text, onCopied);
  return (
    <div>
      <Button variant={variant} onClick={copy}>
        {children}
      </Button>
      <p aria-live="polite">
        {/* A new key each time, so that screen readers announce a repeated outcome. */}
        {outcome && <span key={outcome.count}>{labels[outcome.result]}</span>}
      </p>
    </div>
  );
}
