/**
 * Lifts the media query of the display font's preload link, which precedes the script, unless this is the
 * first page and the connection is slow. Chromium delays the first paint while a font is preloaded: Home's
 * by 300 ms at 1.6 Mbit/s with round trips of 150 ms. Such a page is painted in the fallback; those after
 * it have the font from the cache.
 */
export function preloadFont(): void {
  // The round-trip time in ms, in Chromium only (Network Information API, WICG).
  const { connection } = navigator as Navigator & { connection?: { rtt?: number } };
  if (Number(connection?.rtt) > 100 && !document.referrer.startsWith(origin)) return;
  document.currentScript?.previousElementSibling?.removeAttribute("media");
}
