import building from "./Building.module.css";
import draw from "./Drawing.module.css";
import { At } from "./horizon/At.tsx";
import css from "./LooseEnds.module.css";
import { Plug } from "./Plug.tsx";

/** The cable of the page, unplugged in the middle of a turn: its plug hangs before a coupler. */
export function LooseEnds() {
  return (
    <svg
      className={css.ends}
      viewBox="-100 -30 200 76"
      fill="none"
      strokeLinejoin="round"
      aria-hidden="true"
      data-print="no"
      data-on-cable=""
    >
      <path className={draw.strand} d="M-101 0q26 0 36 12M60 0h41" />
      <g transform="translate(-66 11)rotate(-60)">
        <Plug />
      </g>
      <At x={22}>
        <path className={building.gear} d="M0-20h40v40H0z" />
        <path className={draw.cut} d="M0-12h20v24H0z" />
        <path className={draw.lamp} d="M28-4h6v8h-6z" />
        <path className={draw.line} d="M0-20h40v40H0z" />
      </At>
    </svg>
  );
}
