import { useState } from "react";

type Result = "copied" | "selected";

/**
 * Copies a text. If the browser refuses, it selects the text on the page, so that the visitor can copy
 * it with the keyboard or the context menu.
 */
export function useCopying(select: () => void, text: string, onCopied?: () => void) {
  const [outcome, setOutcome] = useState<{ result: Result; count: number }>();

  async function copy(): Promise<void> {
    const result = await write(text);
    if (result === "copied") onCopied?.();
    else select();
    setOutcome((before) => ({ result, count: (before?.count ?? 0) + 1 }));
  }

  return { outcome, copy };
}

async function write(text: string): Promise<Result> {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return "selected";
  }
}
