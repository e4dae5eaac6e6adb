import type { ReactNode } from "react";
import building from "./Building.module.css";
import draw from "./Drawing.module.css";
import { At } from "./horizon/At.tsx";
import css from "./ServicePicture.module.css";

/** The picture of each service, by its id. 300 wide, from -14 to 182 high, floor at 172. Floor, wall and ceiling go on beyond it. */
const pictures: Readonly<Record<string, ReactNode>> = {
  "device-repair": <Workbench />,
  "network-installation": <AccessPoint />,
  "business-support": <Desks />,
  cybersecurity: <Padlock />,
  "new-home-ethernet": <OpenWall />,
};

/** A drawing for a service; a wall plate for a service that the owner has added. */
export function ServicePicture({ service }: { service: string }) {
  return (
    <svg
      className={css.picture}
      viewBox="0 -14 300 196"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path className={building.earth} d="M-300 172h900v300h-900z" />
      <path
        className={draw.far}
        d="M-300 181h900M-300 191h900M-300 205h900M-300 224h900M-300 248h900"
      />
      <path className={draw.cut} d="M-300 172h900v3h-900z" />
      {pictures[service] ?? <WallJack />}
    </svg>
  );
}

/** A laptop with a broken screen under the lamp. */
function Workbench() {
  return (
    <>
      <path className={css.beam} d="M62 56 108 36 216 128H84z" />
      <path className={draw.surface} d="M108 50h112v66H108zM92 116h144l8 14H84z" />
      <path className={draw.deep} d="M114 56h100v54H114z" />
      <path className={css.crack} d="M176 56l-16 20 20 10-20 24M182 86l26 12" />
      <path
        className={draw.line}
        d="M108 50h112v66H108zM92 116h144l8 14H84zM46 130 28 62 72 34M62 130H30"
      />
      <path className={draw.lamp} d="M70 20 108 36 102 44 62 56q-4-26 8-36z" />
      <path className={draw.line} d="M70 20q-12 10-8 36l46-20z" />
      <path className={draw.cut} d="M14 130h272v8H14zM34 138h8v34h-8zM258 138h8v34h-8z" />
      <path className={draw.line} d="M250 130v-26M246 104h8v-22l-4-6-4 6zM270 130v-18h-8v18" />
    </>
  );
}

/** An access point on the ceiling, its waves, and a jack in the wall. */
function AccessPoint() {
  return (
    <>
      <path className={draw.surface} d="M-300-300h900V0h-900z" />
      <path className={draw.cut} d="M-300 0h900v12h-900z" />
      <path className={building.gear} d="M104 12h92l-12 20h-68z" />
      <path className={draw.line} d="M104 12h92l-12 20h-68z" />
      <circle className={draw.lamp} cx="150" cy="22" r="5" />
      <path
        className={draw.strand}
        d="M128 44a30 30 0 0 0 44 0M112 58a52 52 0 0 0 76 0M96 72a76 76 0 0 0 108 0"
      />
      <path className={draw.surface} d="M196 112h40v48h-40zM62 138h76v34H62z" />
      <path className={draw.deep} d="M206 126h20v18h-20zM72 108h56v30H72z" />
      <path
        className={draw.line}
        d="M196 112h40v48h-40zM206 126h20v18h-20zM62 138h76v34H62zM72 108h56v30H72zM94 138h12"
      />
      <path className={draw.strand} d="M216 140v18q0 8-8 8h-50q-8 0-8-8v-2q0-8-8-8h-4" />
      <path className={draw.lamp} d="M212 116h8v5h-8z" />
    </>
  );
}

/** An office: two desks, back to back. */
function Desks() {
  return (
    <At x={-270} y={172}>
      <path className={building.sky} d="M392-162h72v50h-72z" />
      <path className={draw.far} d="M392-162h72v50h-72zM428-162v50" />
      <path className={draw.surface} d="M294-104h58v40h-58zM486-104h58v40h-58z" />
      <path className={draw.deep} d="M298-100h50v32h-50zM490-100h50v32h-50z" />
      <path
        className={draw.line}
        d="M294-104h58v40h-58zM486-104h58v40h-58zM323-64v10M515-64v10M308-54h30M500-54h30M282-48v48M368-48v48M474-48v48M558-48v48"
      />
      <path
        className={draw.deep}
        d="M394-66h8v32h-8zM374-34h28v7h-28zM386-27h4v21h-4zM376-6h24v6h-24zM438-66h8v32h-8zM438-34h28v7h-28zM450-27h4v21h-4zM440-6h24v6h-24z"
      />
      <path className={draw.cut} d="M276-54h98v6h-98zM466-54h98v6h-98z" />
      <path className={draw.lamp} d="M305-92h12v4h-12zM497-92h12v4h-12z" />
    </At>
  );
}

/** A padlock before a screen that asks for a password. */
function Padlock() {
  return (
    <>
      <path className={draw.surface} d="M36 32h168v104H36zM20 136h200l12 18H8z" />
      <path className={draw.deep} d="M44 40h152v88H44z" />
      <path className={draw.surface} d="M62 78h94v22H62z" />
      <path className={draw.line} d="M36 32h168v104H36zM20 136h200l12 18H8zM62 78h94v22H62z" />
      <path className={css.dots} d="M76 89h0M92 89h0M108 89h0M124 89h0" />
      <path
        className={draw.cut}
        fillRule="evenodd"
        d="M186 108V88a36 36 0 0 1 72 0v20h8v64H178v-64zM200 108h44V88a22 22 0 0 0-44 0z"
      />
      <path className={building.key} d="M217 146a9 9 0 1 1 10 0l3 14h-16z" />
    </>
  );
}

/** Open studs with boxes, their cables waiting for jacks. */
function OpenWall() {
  return (
    <>
      <path
        className={draw.surface}
        d="M-300 8h900v14h-900zM-300 158h900v14h-900zM-56 22h18v136h-18zM354 22h18v136h-18zM26 22h18v136H26zM108 22h18v136h-18zM190 22h18v136h-18zM272 22h18v136h-18z"
      />
      <path
        className={draw.line}
        d="M-300 8h900M-300 22h900M-300 158h900M-56 22v136M-38 22v136M354 22v136M372 22v136M26 22v136M44 22v136M108 22v136M126 22v136M190 22v136M208 22v136M272 22v136M290 22v136"
      />
      <path className={draw.deep} d="M54 76h44v54H54zM136 76h44v54h-44zM218 76h44v54h-44z" />
      <path className={draw.line} d="M54 76h44v54H54zM136 76h44v54h-44zM218 76h44v54h-44z" />
      <path
        className={draw.strand}
        d="M76-300V96q0 16 12 14t4-20M158-300V96q0 16 12 14t4-20M240-300V96q0 16 12 14t4-20"
      />
      <path className={draw.lamp} d="M85 82h14v12H85zM167 82h14v12h-14zM249 82h14v12h-14z" />
      <path className={draw.line} d="M85 82h14v12H85zM167 82h14v12h-14zM249 82h14v12h-14z" />
    </>
  );
}

/** A wall plate with one jack. */
function WallJack() {
  return (
    <>
      <path className={draw.surface} d="M104 26h92v116h-92z" />
      <path className={draw.deep} d="M122 62h56v40h-14v8h-28v-8h-14z" />
      <path
        className={draw.line}
        d="M104 26h92v116h-92zM122 62h56v40h-14v8h-28v-8h-14zM138 62v10M146 62v10M154 62v10M162 62v10"
      />
      <path className={draw.strand} d="M150 100v40q0 22 22 22h128" />
      <circle className={draw.lamp} cx="150" cy="46" r="6" />
    </>
  );
}
