import type { ClientDirective } from "astro";
import { onInteraction } from "../src/browser/on-interaction.ts";

/** client:interaction hydrates an island when a pointer or focus first reaches it. */
const interaction: ClientDirective = (load, _options, island) =>
  onInteraction(island, async () => {
    const hydrate = await load();
    await hydrate();
    // Astro logs a failed import and resolves; the island then keeps this attribute.
    if (island.hasAttribute("ssr")) throw new Error("the island has not hydrated");
  });

export default interaction;
