import type { ClientDirective } from "astro";
import { afterPaint } from "./after-paint.ts";

/** After this many milliseconds a busy page hydrates, too; opening a mail app can leave Chromium without idle time. */
const LONGEST_WAIT = 1000;

/** client:painted hydrates after first paint, when the browser is idle. */
const painted: ClientDirective = (load) => {
  afterPaint(async () => {
    // Safari has no requestIdleCallback.
    if ("requestIdleCallback" in window)
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: LONGEST_WAIT }));
    const hydrate = await load();
    await hydrate();
  });
};

export default painted;
