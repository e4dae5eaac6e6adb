/** Without an event after sleep, what is shown is at most this many milliseconds old. */
const MINUTE = 60_000;

/**
 * Calls back now, at each full minute (opening and closing times have no seconds), and when the page is
 * in front again: timers pause while the device sleeps or the page is in the back-forward cache.
 * Returns a function that stops it.
 */
export function everyMinute(callback: (now: Date) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const call = () => {
    const now = new Date();
    callback(now);
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
