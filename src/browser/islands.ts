import socialLinks from "../islands/social-links/hydrate.tsx?chunk-url";
import { hydrateOnInteraction } from "./hydrate-on-interaction.ts";

type Hydrate = (island: HTMLElement, event?: Event) => void;

const islandOf = (name: string) => document.querySelector<HTMLElement>(`[data-island="${name}"]`);

const tabs = islandOf("LegalTabs");
const form = islandOf("HelpDesk");

hydrateOnInteraction(islandOf("SocialLinks"), () => hydrateOf(socialLinks));
// Pages with an island of their own name its script, so that other pages can't load it.
hydrateOnInteraction(tabs, () => hydrateOf(tabs?.dataset.script));
if (form) {
  hydrateOf(form.dataset.script)
    .then((hydrate) => hydrate(form))
    .catch(() => {});
}

async function hydrateOf(url?: string): Promise<Hydrate> {
  const { hydrate } = await import(/* @vite-ignore */ String(url));
  return hydrate;
}
