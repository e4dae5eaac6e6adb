import type { ClientDirective } from "astro";
import { afterPaint } from "./after-paint.ts";

// Safari has no requestIdleCallback.
const idle = () => new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));

/** client:painted hydrates after first paint, when the browser is idle. To load and to hydrate are two tasks. */
const painted: ClientDirective = (load) => {
  afterPaint(async () => {
    await idle();
    const hydrate = await load();
    await idle();
    await hydrate();
  });
};

export default painted;
