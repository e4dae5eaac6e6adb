import type { ClientDirective } from "astro";
import { afterPaint } from "./after-paint.ts";

/** client:painted hydrates after first paint. */
const painted: ClientDirective = (load) => {
  afterPaint(async () => {
    const hydrate = await load();
    await hydrate();
  });
};

export default painted;
