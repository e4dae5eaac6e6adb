import { hydrateRoot } from "react-dom/client";
import { LegalTabs } from "./LegalTabs.tsx";

/** Hydrates the tabs of the legal texts. */
export function hydrate(tabs: HTMLElement): void {
  hydrateRoot(tabs, <LegalTabs {...JSON.parse(tabs.dataset.props ?? "")} />);
}
