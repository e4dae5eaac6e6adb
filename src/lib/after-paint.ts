/** How long a browser may take to tell of its paint, in milliseconds. */
const patience = 500;

/**
 * Calls back once the page has been painted: what nobody sees need not stand before it. Firefox
 * tells of no paint where a page opens further down, at the place that its address names.
 */
export function afterPaint(callback: () => void): void {
  const done = () => {
    observer.disconnect();
    clearTimeout(timer);
    callback();
  };
  const timer = setTimeout(done, patience);
  const observer = new PerformanceObserver(done);
  observer.observe({ type: "paint", buffered: true });
}
