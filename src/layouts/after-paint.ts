/**
 * Calls back after first paint. Firefox emits no paint entry for a URL with a fragment, so the fallback
 * is the second frame plus a grace period. It uses nothing outside of itself: pages have its source
 * inline.
 */
export function afterPaint(callback: () => void): void {
  const gracePeriod = 500; // ms
  const painted = new Promise<unknown>((resolve) => {
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, gracePeriod)));
  });
  void painted.then(callback);
}
