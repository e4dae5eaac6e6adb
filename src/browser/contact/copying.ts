/** How long the browser may take to copy; some never answer. */
const PATIENCE = 1000;

/**
 * Copies a text. If the browser refuses, it selects the element's text, so that the visitor can copy
 * it with the keyboard or the context menu. Returns whether it was copied.
 */
export async function copy(element: HTMLElement, text: string): Promise<boolean> {
  try {
    await Promise.race([
      navigator.clipboard.writeText(text),
      new Promise((_, reject) => setTimeout(reject, PATIENCE)),
    ]);
    return true;
  } catch {
    select(element);
    return false;
  }
}

function select(element: HTMLElement): void {
  if (element instanceof HTMLTextAreaElement) {
    element.focus();
    element.select();
  } else getSelection()?.selectAllChildren(element);
}
