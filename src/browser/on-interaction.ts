const events = ["pointerover", "pointerdown", "focusin"] as const;

/** The part of an element that is used here. */
type Target = Pick<Element, "addEventListener" | "removeEventListener" | "matches">;

/**
 * Calls back when a pointer or the focus first reaches the element, without an event if it already
 * has. When the callback rejects, for example offline, the next interaction calls it again.
 */
export function onInteraction(
  element: Target,
  callback: (event?: Event) => Promise<unknown>,
): void {
  const call = async (event?: Event) => {
    for (const type of events) element.removeEventListener(type, call);
    await callback(event).catch(listen);
  };
  const listen = () => {
    for (const type of events) element.addEventListener(type, call, { passive: true });
  };
  listen();
  if (element.matches(":hover, :focus-within")) void call();
}
