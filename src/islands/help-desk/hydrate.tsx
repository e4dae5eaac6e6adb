import { hydrateRoot } from "react-dom/client";
import { HelpDesk } from "./HelpDesk.tsx";

/** Hydrates the place of the help desk's form, which loads the form. */
export function hydrate(place: HTMLElement): void {
  hydrateRoot(place, <HelpDesk {...JSON.parse(place.dataset.props ?? "")} />);
}
