import type { ClientDirective } from "astro";
import { afterPaint } from "./after-paint.ts";

// Safari has no requestIdleCallback.
const idle = () => new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));

/**
 * client:painted hydrates after first paint, each island when the browser is idle: once to load it, and
 * once more to hydrate, so that the scripts' evaluation and the hydration are not one long task.
 */
const painted: ClientDirective = (load) => {
  afterPaint(async () => {
    await idle();
    const hydrate = await load();
    await idle();
    await hydrate();
  });
};

export default painted;
