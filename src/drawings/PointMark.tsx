import building from "./Building.module.css";
import draw from "./Drawing.module.css";

/** The marks by name, each in a 48 × 48 box: a filled part and its lines. */
const marks = {
  place: {
    fill: "M24 44S9 30 9 19a15 15 0 0 1 30 0c0 11-15 25-15 25z",
    light: "M24 13a6 6 0 1 0 0 12 6 6 0 0 0 0-12z",
    lines:
      "M24 44S9 30 9 19a15 15 0 0 1 30 0c0 11-15 25-15 25zM24 13a6 6 0 1 0 0 12 6 6 0 0 0 0-12z",
  },
  person: {
    fill: "M8 42q0-15 16-15t16 15z",
    light: "M24 5a9 9 0 1 0 0 18 9 9 0 0 0 0-18z",
    lines: "M8 42q0-15 16-15t16 15zM24 5a9 9 0 1 0 0 18 9 9 0 0 0 0-18z",
  },
  price: {
    fill: "M5 23 23 5h18v18L23 41z",
    light: "M33 10a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",
    lines: "M5 23 23 5h18v18L23 41zM33 10a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM17 23l8 8M22 18l8 8",
  },
  building: {
    fill: "M4 44V24L15 14l11 10v20zM26 44V6h18v38z",
    light: "M11 30h8v14h-8zM31 12h8v6h-8z",
    lines:
      "M4 44V24L15 14l11 10v20M26 44V6h18v38M2 44h44M11 44V30h8v14M31 12h8v6h-8zM31 24h8v6h-8z",
  },
  clock: {
    fill: "M24 5a19 19 0 1 0 0 38 19 19 0 0 0 0-38z",
    light: "M24 24V5a19 19 0 0 0-19 19z",
    lines: "M24 5a19 19 0 1 0 0 38 19 19 0 0 0 0-38zM24 24V11M24 24H13",
  },
  speech: {
    fill: "M5 7h38v26H21L11 42v-9H5z",
    light: "M12 14h16v4H12z",
    lines: "M5 7h38v26H21L11 42v-9H5zM12 14h16v4H12zM12 25h24",
  },
} as const;

export type PointMarkName = keyof typeof marks;

/** A small drawing beside a point. */
export function PointMark({ name }: { name: PointMarkName }) {
  const { fill, light, lines } = marks[name];
  return (
    <svg viewBox="0 0 48 48" fill="none" strokeLinejoin="round" aria-hidden="true">
      <path className={building.sky} d={fill} />
      <path className={draw.lamp} d={light} />
      <path className={draw.line} d={lines} />
    </svg>
  );
}
