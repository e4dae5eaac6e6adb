import type { ClientDirective } from "astro";
import visible from "astro/client/visible.js";
import { afterPaint } from "../lib/after-paint.ts";

/**
 * client:seen: the island's script comes when the island is in view, and never before the first
 * paint, which client:visible alone does not wait for.
 */
const seen: ClientDirective = (...island) => afterPaint(() => visible(...island));

export default seen;
