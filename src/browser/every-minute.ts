import { isKnown, type Offsets } from "../lib/hours.ts";

/** Without an event after sleep, what is shown is at most this many milliseconds old. */
const MINUTE = 60_000;

/**
 * Calls back now, at each full minute (opening and closing times have no seconds), and when the page is
 * in front again: timers pause while the device sleeps or the page is in the back-forward cache. The time
 * is undefined where the device's clock shows one for which the offset is not known. Returns a function that stops it.
 */
export function everyMinute(offsets: Offsets, callback: (now?: Date) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const call = () => {
    const now = new Date();
    callback(isKnown(now, offsets) ? now : undefined);
    clearTimeout(timer);
    timer = setTimeout(call, MINUTE - (+now % MINUTE));
  };
  const types = ["visibilitychange", "focus", "pageshow"];
  for (const type of types) window.addEventListener(type, call);
  call();
  return () => {
    clearTimeout(timer);
    for (const type of types) window.removeEventListener(type, call);
  };
}
