import type { ReactNode } from "react";
import building from "./Building.module.css";
import draw from "./Drawing.module.css";
import css from "./ServicePicture.module.css";

/**
 * The picture of each service, by its id. 300 wide, from -14 to 182 high, floor at 172. Floor, wall
 * and ceiling go on beyond it: a tall frame shows more above.
 */
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
      preserveAspectRatio="xMidYMax"
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

/** The ceiling of a room, and the attic above it, where the frame is tall. */
function Ceiling() {
  return (
    <>
      <path className={draw.surface} d="M-300-400h900v334h-900z" />
      <path className={draw.far} d="M-60-66-18-400M60-66 18-400M240-66 282-400M360-66 318-400" />
      <path className={draw.cut} d="M-300-66h900v10h-900z" />
    </>
  );
}

/** A laptop with a broken screen under the lamp, below a board with tools. */
function Workbench() {
  return (
    <>
      <Ceiling />
      <g className={css.above}>
        <path className={draw.surface} d="M126-24h140v40H126z" />
        <path className={draw.deep} d="M146-10h8v14h-8zM182-6h16v9h-16z" />
        <path
          className={draw.line}
          d="M126-24h140v40H126zM150-19v9M150 4v7M190-19v13M186 3v8M194 3v8"
        />
        <path className={draw.strand} d="M236-19v3a11 11 0 1 0 .1 0" />
      </g>
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
      <path className={draw.surface} d="M252 100h24v30h-24z" />
      <path className={draw.line} d="M252 100h24v30h-24zM258 100V84M264 100V76M270 100V88" />
    </>
  );
}

/** An access point on the ceiling, fed through the attic, and a router at a jack in the wall. */
function AccessPoint() {
  return (
    <>
      <path className={draw.surface} d="M-300-300h900V0h-900z" />
      <path className={draw.far} d="M-60 0-18-300M60 0 18-300M240 0 282-300M360 0 318-300" />
      <path className={draw.strand} d="M600-8H162q-12 0-12 12" />
      <path className={draw.cut} d="M-300 0h900v12h-900z" />
      <path className={building.gear} d="M104 12h92l-12 20h-68z" />
      <path className={draw.line} d="M104 12h92l-12 20h-68z" />
      <circle className={draw.lamp} cx="150" cy="22" r="5" />
      <path
        className={draw.strand}
        d="M128 44a30 30 0 0 0 44 0M112 58a52 52 0 0 0 76 0M96 72a76 76 0 0 0 108 0"
      />
      <path className={draw.surface} d="M34 132h108v40H34zM222 88h44v56h-44z" />
      <path className={draw.deep} d="M50 108h76v24H50zM230 108h28v20h-7v5h-14v-5h-7z" />
      <path
        className={draw.line}
        d="M34 132h108v40H34zM88 132v40M78 152h4M94 152h4M60 108V76M116 108V76M222 88h44v56h-44z"
      />
      <path className={draw.strand} d="M126 122h26q12 0 12 12v10q0 14 14 14h54q12 0 12-12v-18" />
      <path className={draw.lamp} d="M58 117h6v6h-6zM70 117h6v6h-6zM240 96h8v5h-8z" />
    </>
  );
}

/** An office: two desks, back to back, below the lamps. */
function Desks() {
  return (
    <>
      <Ceiling />
      <path className={draw.surface} d="M96-6h108v62H96z" />
      <path className={draw.far} d="M96-6h108v62H96zM150-6v62M96 44h108M112 44V22h8v-8h9v8h8v22" />
      <path className={draw.surface} d="M12 62h72v48H12zM216 62h72v48h-72z" />
      <path
        className={draw.deep}
        d="M18 68h60v36H18zM222 68h60v36h-60zM112 98h9v36h-9zM92 134h34v8H92zM106 142h5v22h-5zM92 164h34v5H92zM179 98h9v36h-9zM174 134h34v8h-34zM189 142h5v22h-5zM174 164h34v5h-34z"
      />
      <path
        className={draw.line}
        d="M12 62h72v48H12zM216 62h72v48h-72zM48 110v12M252 110v12M32 122h32M236 122h32M48-56V-6M252-56V-6M6 130v42M90 130v42M210 130v42M294 130v42"
      />
      <path className={draw.cut} d="M0 122h96v8H0zM204 122h96v8h-96z" />
      <path
        className={draw.lamp}
        d="M26 76h22v5H26zM230 76h22v5h-22zM28 14q0-20 20-20t20 20zM232 14q0-20 20-20t20 20z"
      />
      <path className={draw.line} d="M28 14q0-20 20-20t20 20zM232 14q0-20 20-20t20 20z" />
    </>
  );
}

/** A padlock before a screen that asks for a password, below a shelf with backups. */
function Padlock() {
  return (
    <>
      <Ceiling />
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
      <g className={css.above}>
        <path className={draw.cut} d="M50 2h110v5H50z" />
        <path className={draw.surface} d="M64-24h44V2H64zM118-16h32V2h-32z" />
        <path className={draw.line} d="M64-24h44V2H64zM118-16h32V2h-32zM64-11h44" />
        <path className={draw.lamp} d="M96-20h6v5h-6zM96-7h6v5h-6z" />
      </g>
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
        d="M-300-24h900v14h-900zM-300 158h900v14h-900zM-56-10h18v168h-18zM354-10h18v168h-18zM26-10h18v168H26zM108-10h18v168h-18zM190-10h18v168h-18zM272-10h18v168h-18z"
      />
      <path
        className={draw.line}
        d="M-300-24h900M-300-10h900M-300 158h900M-56-10v168M-38-10v168M354-10v168M372-10v168M26-10v168M44-10v168M108-10v168M126-10v168M190-10v168M208-10v168M272-10v168M290-10v168"
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
