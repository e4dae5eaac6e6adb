import { hydrateRoot } from "react-dom/client";
import { SocialLinks } from "./SocialLinks.tsx";

/**
 * Hydrates the social icons, so that they have tooltips.
 * @param event the interaction that triggered it
 */
export function hydrate(links: HTMLElement, event?: Event): void {
  const props = JSON.parse(links.dataset.props ?? "{}");
  const pointerType = event instanceof PointerEvent ? event.pointerType : undefined;
  hydrateRoot(links, <SocialLinks {...props} pointerType={pointerType} />, {
    identifierPrefix: "tooltip",
  });
}
