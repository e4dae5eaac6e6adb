import { hydrateRoot } from "react-dom/client";
import { SocialLinks } from "./SocialLinks.tsx";

/** Makes the social icons, which are on the page already, answer with their tooltips. */
export function hydrate(links: HTMLElement): void {
  const props = JSON.parse(links.dataset.props ?? "{}");
  hydrateRoot(links, <SocialLinks {...props} />, { identifierPrefix: "hint" });
}
