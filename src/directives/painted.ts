import type { ClientDirective } from "astro";
import { afterPaint } from "./after-paint.ts";

/** client:painted hydrates after first paint, each island when the browser is idle. */
const painted: ClientDirective = (load) => {
  const start = async () => {
    const hydrate = await load();
    await hydrate();
  };
  // Safari has no requestIdleCallback.
  afterPaint(() => (window.requestIdleCallback ?? setTimeout)(start));
};

export default painted;
