/** How long to wait for a paint entry after the second frame, in milliseconds. */
const gracePeriod = 500;

/**
 * Runs the callback after first paint. Firefox emits no paint entry for a URL with a fragment, so the
 * fallback is the second frame plus a grace period: in Chromium the second frame can run before the
 * first is on screen. A prerendered page or a hidden tab gets no frame until it is shown.
 */
export function afterPaint(callback: () => void): void {
  const painted = new Promise<unknown>((resolve) => {
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, gracePeriod)));
  });
  painted.then(callback);
}
