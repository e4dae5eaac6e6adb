// Runs inline after the font's preload link, and lifts its media query. Chromium delays the first
// paint by up to 100 ms while a font is preloaded. Where the answer takes longer than that, the first
// page is painted at once in the fallback, and those after it have the font. Other browsers neither
// wait nor know the round-trip time.
interface Connection {
  /** The round-trip time in ms (Network Information API, WICG). */
  rtt?: number;
}

const { connection } = navigator as Navigator & { connection?: Connection };
if (!(Number(connection?.rtt) > 100) || document.referrer.startsWith(origin))
  document.currentScript?.previousElementSibling?.removeAttribute("media");
