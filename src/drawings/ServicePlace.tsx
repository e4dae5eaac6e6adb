import { House, HouseRuns } from "./House.tsx";
import css from "./SectionCut.module.css";
import place from "./ServicePlace.module.css";
import { Shop } from "./Shop.tsx";

/** The detail of the hero drawing for each service: its building and its left edge there. */
const places: Readonly<Record<string, { building: "house" | "shop"; left: number }>> = {
  "device-repair": { building: "house", left: -22 },
  "network-installation": { building: "house", left: 129 },
  "business-support": { building: "shop", left: -7 },
  cybersecurity: { building: "house", left: 264 },
  "new-home-ethernet": { building: "house", left: 437 },
};

/** The drawings that ServicePlace refers to; once per page, before the first. */
export function ServicePlaceDefs() {
  return (
    <svg className={place.defs} aria-hidden="true">
      <defs>
        <House />
        <Shop />
        <g id="cut-runs">
          <HouseRuns x={0} />
        </g>
      </defs>
    </svg>
  );
}

/** The place of a service in the house or the shop. Renders nothing for an unknown service. */
export function ServicePlace({ service }: { service: string }) {
  const found = places[service];
  if (!found) return null;
  const { building, left } = found;
  return (
    <svg
      className={place.place}
      viewBox={`${left} -214 224 224`}
      preserveAspectRatio="xMidYMin slice"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path className={css.earth} d={`M${left - 224} 0h672v10h-672z`} />
      <use href={`#cut-${building}`} />
      {building === "house" && <use href="#cut-runs" />}
    </svg>
  );
}
