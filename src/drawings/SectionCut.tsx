import type { ComponentProps, ReactNode } from "react";
import building from "./Building.module.css";
import { Cloud } from "./Cloud.tsx";
import { Distance } from "./Distance.tsx";
import draw from "./Drawing.module.css";
import { Elevator } from "./Elevator.tsx";
import { House, HouseRuns } from "./House.tsx";
import { Mesquite } from "./Mesquite.tsx";
import { Pole } from "./Pole.tsx";
import css from "./SectionCut.module.css";
import { Shop } from "./Shop.tsx";
import { Windpump } from "./Windpump.tsx";

/**
 * Home's hero: a section through a house and a shop, drawn once and arranged twice.
 * The wide arrangement (1440 × 552) shows from 40em, the tall one (1000 × 584) below.
 * The page's cable joins the drawing's cable at the pole and continues below the shop.
 * HomeHero.module.css repeats both points as fractions of the width and height: change both files.
 */
type Arrangement = {
  className: string | undefined;
  width: number;
  height: number;
  ground: number;
  pole: number;
  house: number;
  shop: number;
  pump: string;
  clouds: string[];
  distance?: ReactNode;
};

const wide: Arrangement = {
  className: css.wide,
  width: 1440,
  height: 552,
  ground: 470,
  pole: 130,
  house: 452,
  shop: 1130,
  pump: "translate(1400-6)scale(.9)",
  clouds: ["translate(870-400)", "translate(1150-364)scale(1.1)", "translate(180-204)scale(.7)"],
  distance: <Distance />,
};
const tall: Arrangement = {
  className: css.tall,
  width: 1000,
  height: 584,
  ground: 460,
  pole: 66,
  house: 124,
  shop: 776,
  pump: "translate(944-6)scale(1.7)",
  clouds: ["translate(580-440)scale(1.1)", "translate(90-386)scale(.8)"],
};

/** The cable from the pole over the mast and the attic to a port of the panel. */
function cableIn({ pole, house }: Arrangement) {
  const mast = house + 44;
  const sag = Math.round(-288 + (mast - pole) * 0.05);
  return (
    `M${pole}-296Q${(pole + mast) / 2} ${sag} ${mast - 8}-278q8-1 8 8` +
    `V-237q0 6 6 6H${house + 351}q6 0 6 6V-160`
  );
}

/** The cable from another port of the panel, under the street, as far as the shop. */
function cableOut({ house, shop }: Arrangement) {
  return `M${house + 357}-138V38q0 12 12 12H${shop + 64}`;
}

/** How far the land extends on both sides, for viewports wider than the drawing. */
const beyond = 1200;

function Scene({ scene }: { scene: Arrangement }) {
  const { width, height, ground, house, shop } = scene;
  return (
    <svg
      className={scene.className}
      viewBox={`0 ${-ground} ${width} ${height}`}
      preserveAspectRatio="xMidYMax"
      aria-hidden="true"
    >
      {scene.clouds.map((at) => (
        <use key={at} href="#cut-cloud" transform={at} />
      ))}
      {scene.distance}
      <path
        className={building.green}
        fillOpacity=".4"
        d={`M-${beyond}-20H${width + beyond}V0H-${beyond}z`}
      />
      <path
        className={css.cotton}
        strokeDasharray="0 12"
        d={`M-${beyond + 4}-13H${width + beyond}M-${beyond + 10}-7H${width + beyond}`}
      />
      <use href="#cut-pump" transform={scene.pump} />
      <path
        className={building.earth}
        d={`M-${beyond} 0H${width + beyond}V${height}H-${beyond}z`}
      />
      <path className={draw.cut} d={`M-${beyond} 0H${width + beyond}V5H-${beyond}z`} />
      <use href="#cut-pole" x={scene.pole} />
      <use href="#cut-house" x={house} />
      <use href="#cut-shop" x={shop} />
      <path className={css.cable} d={cableIn(scene)} pathLength="1" />
      <path className={`${css.cable} ${css.out}`} d={cableOut(scene)} pathLength="1" />
      <path
        className={`${css.cable} ${css.tap}`}
        d={`M${shop + 51} 50q12 0 12-12V-12`}
        pathLength="1"
      />
      <HouseRuns x={house} />
      <circle className={draw.lamp} cx={shop + 63} cy="-40" r="4" />
    </svg>
  );
}

type Props = ComponentProps<"svg"> & { title: string; name: string };

export function SectionCut({ title, name, className, ...rest }: Props) {
  return (
    <svg
      {...rest}
      className={[css.root, className].filter(Boolean).join(" ")}
      role="img"
      aria-labelledby="section-cut-title"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <title id="section-cut-title">{title}</title>
      <defs>
        <Cloud />
        <Elevator />
        <g id="cut-tree">
          <Mesquite />
        </g>
        <Windpump />
        <Pole />
        <House />
        <Shop name={name} />
      </defs>
      <Scene scene={wide} />
      <Scene scene={tall} />
    </svg>
  );
}
