/** Calls back once the page has been painted: what nobody sees need not stand before it. */
export function afterPaint(callback: () => void): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    callback();
  }).observe({ type: "paint", buffered: true });
}
