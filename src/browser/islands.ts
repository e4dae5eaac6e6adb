import helpDesk from "../islands/help-desk/hydrate.tsx?chunk-url";
import legalTabs from "../islands/legal-tabs/hydrate.tsx?chunk-url";
import socialLinks from "../islands/social-links/hydrate.tsx?chunk-url";
import { hydrateOnInteraction } from "./hydrate-on-interaction.ts";

type Hydrate = (island: HTMLElement, event?: Event) => void;

hydrateOnInteraction(islandOf("SocialLinks"), () => hydrateOf(socialLinks));
hydrateOnInteraction(islandOf("LegalTabs"), () => hydrateOf(legalTabs));

const ticketForm = islandOf("HelpDesk");
if (ticketForm) {
  hydrateOf(helpDesk)
    .then((hydrate) => hydrate(ticketForm))
    .catch(() => {});
}

function islandOf(name: string): HTMLElement | null {
  return document.querySelector(`[data-island="${name}"]`);
}

async function hydrateOf(url: string): Promise<Hydrate> {
  const { hydrate } = await import(/* @vite-ignore */ url);
  return hydrate;
}
