/** How long after the second frame a browser may take to tell of its paint, in milliseconds. */
const patience = 500;

/**
 * Calls back once the page has been painted: what nobody sees need not stand before it. Firefox
 * tells of no paint where a page opens further down, at the place that its address names. There the
 * second frame says that the first was painted; in Chromium it comes while that is still on its way
 * to the screen. A page that is prerendered or in a hidden tab has no frame until it is shown.
 */
export function afterPaint(callback: () => void): void {
  const painted = new Promise<unknown>((resolve) => {
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, patience)));
  });
  painted.then(callback);
}
