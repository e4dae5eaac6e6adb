/** How long the browser may take to copy, in milliseconds; some never answer. */
const PATIENCE = 1000;

/**
 * Copies the element's text. If the browser refuses, it selects the text, so that the visitor can copy
 * it with the keyboard or the context menu. Returns whether it was copied.
 */
export async function copy(element: HTMLElement): Promise<boolean> {
  try {
    await Promise.race([
      navigator.clipboard.writeText(element.textContent ?? ""),
      new Promise((_, reject) => setTimeout(reject, PATIENCE)),
    ]);
    return true;
  } catch {
    getSelection()?.selectAllChildren(element);
    return false;
  }
}
