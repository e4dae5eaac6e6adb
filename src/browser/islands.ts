import socialLinks from "../islands/social-links/hydrate.tsx?chunk-url";
import { hydrateOnInteraction } from "./hydrate-on-interaction.ts";

type Hydrate = (island: HTMLElement, event?: Event) => void;

const islandOf = (name: string) => document.querySelector<HTMLElement>(`[data-island="${name}"]`);

// The script of the page's own island, which the page names: other pages can't load it.
const { island } = document.documentElement.dataset;
const form = islandOf("HelpDesk");

hydrateOnInteraction(islandOf("SocialLinks"), () => hydrateOf(socialLinks));
hydrateOnInteraction(islandOf("LegalTabs"), () => hydrateOf(island));
if (form) {
  hydrateOf(island)
    .then((hydrate) => hydrate(form))
    .catch(() => {});
}

async function hydrateOf(url?: string): Promise<Hydrate> {
  const { hydrate } = await import(/* @vite-ignore */ String(url));
  return hydrate;
}
