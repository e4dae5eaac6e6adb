import url from "../islands/social-links/hydrate.tsx?chunk-url";
import { onInteraction } from "./on-interaction.ts";

// Not an Astro island: the island runtime would be most of every page's JavaScript, for three icons
// (docs/decisions/005).
const links = document.getElementById("social-links");

if (links) {
  onInteraction(links, async (event) => {
    const { hydrate } = await import(/* @vite-ignore */ url);
    hydrate(links, event);
  });
}
