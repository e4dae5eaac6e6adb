import { useState } from "react";

/** What became of the wish to copy. */
type Copying = "copied" | "selected";

/**
 * Copies a text. Where the browser refuses, the element that shows the text is selected, so that the
 * visitor can copy it by their own means.
 */
export function useCopying(select: () => void, text: string, onCopied?: () => void) {
  const [outcome, setOutcome] = useState<{ copying: Copying; count: number }>();

  async function copy(): Promise<void> {
    const copying = await write(text);
    if (copying === "copied") onCopied?.();
    else select();
    setOutcome((before) => ({ copying, count: (before?.count ?? 0) + 1 }));
  }

  return { outcome, copy };
}

async function write(text: string): Promise<Copying> {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return "selected";
  }
}
