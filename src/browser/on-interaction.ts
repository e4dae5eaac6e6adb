const events = ["pointerover", "pointerdown", "focusin"] as const;

/**
 * Runs the callback on the first hover, touch or focus of the element, or at once, without an event,
 * if it is already hovered or focused. If the callback rejects, for example offline, the next
 * interaction runs it again.
 */
export function onInteraction(
  element: EventTarget & { matches(selectors: string): boolean },
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
