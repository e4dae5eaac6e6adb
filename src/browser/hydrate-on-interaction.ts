import { onInteraction } from "./on-interaction.ts";

/** Longer than a tap, in milliseconds. */
const TAP_TIME = 300;

/**
 * Hydrates an island, if the page has it, when a pointer or focus first reaches it. It waits until a
 * tap is over: React's evaluation would delay the page's response to it.
 */
export function hydrateOnInteraction<Island extends Parameters<typeof onInteraction>[0]>(
  island: Island | null,
  load: () => Promise<(island: Island, event?: Event) => void>,
): void {
  if (!island) return;
  onInteraction(island, async (event) => {
    if (isTouch(event)) await new Promise((resolve) => setTimeout(resolve, TAP_TIME));
    const hydrate = await load();
    hydrate(island, event);
  });
}

const isTouch = (event?: Event) => event && "pointerType" in event && event.pointerType === "touch";
