import type { ClientDirective } from "astro";
import { onInteraction } from "../src/browser/on-interaction.ts";

/** Longer than a tap, in milliseconds. */
const tapTime = 300;

/**
 * client:interaction hydrates an island when a pointer or focus first reaches it. It waits until a
 * tap is over: React's evaluation would delay the page's response to it.
 */
const interaction: ClientDirective = (load, _options, island) =>
  onInteraction(island, async (event) => {
    if (isTouch(event)) await new Promise((resolve) => setTimeout(resolve, tapTime));
    const hydrate = await load();
    await hydrate();
    // Astro logs a failed import and resolves; the island then keeps this attribute.
    if (island.hasAttribute("ssr")) throw new Error("the island has not hydrated");
  });

const isTouch = (event?: Event) => event && "pointerType" in event && event.pointerType === "touch";

export default interaction;
