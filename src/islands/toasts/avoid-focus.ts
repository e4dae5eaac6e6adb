/** Room for the focus outline, in pixels. */
const OUTLINE = 6;

const events = ["focusin", "scroll", "resize"];

/**
 * Keeps a fixed area off the element that has the focus: it moves to the other edge of the window, and
 * is hidden while it would cover the element there too. Returns a function that stops it.
 */
export function avoidFocus(area: HTMLElement): () => void {
  const place = () => {
    area.dataset.place = "first";
    if (coversFocus(area)) area.dataset.place = "other";
    if (coversFocus(area)) area.dataset.place = "none";
  };
  // Runs at once, and when a toast is added.
  const sizes = new ResizeObserver(place);
  sizes.observe(area);
  for (const type of events) addEventListener(type, place, { passive: true });
  return () => {
    sizes.disconnect();
    for (const type of events) removeEventListener(type, place);
  };
}

function coversFocus(area: HTMLElement): boolean {
  const focused = document.activeElement;
  if (!focused || focused.matches("body, main") || area.contains(focused)) return false;
  const one = area.getBoundingClientRect();
  const other = focused.getBoundingClientRect();
  return (
    one.left < other.right + OUTLINE &&
    one.right > other.left - OUTLINE &&
    one.top < other.bottom + OUTLINE &&
    one.bottom > other.top - OUTLINE
  );
}
