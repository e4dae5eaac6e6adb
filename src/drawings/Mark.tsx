import type { ComponentProps } from "react";

/** Cables in the shape of each letter, in a 32 × 32 box, for lines 4 units wide around the hub. */
const letters: Record<string, string> = {
  A: "M4 28 14 6q2-4 4 0l10 22M9 18h14",
  B: "M5 8v16q0 4 4 4h7c14 0 14-10 4-12 10-2 10-12-4-12H9q-4 0-4 4z",
  C: "M27 8c-3-3-6-4-10-4C9 4 4 9 4 16s5 12 13 12c4 0 7-1 10-4",
  D: "M5 8v16q0 4 4 4h5c9 0 14-5 14-12S23 4 14 4H9q-4 0-4 4z",
  E: "M27 4H9q-4 0-4 4v16q0 4 4 4h18M5 16h22",
  F: "M27 4H9q-4 0-4 4v20M5 16h11",
  G: "M27 8c-3-3-6-4-10-4C9 4 4 9 4 16s5 12 13 12c6 0 11-3 11-8v-4H16",
  H: "M4 4v4c0 6 5 8 12 8s12-2 12-8V4M4 28v-4c0-6 5-8 12-8s12 2 12 8v4",
  I: "M8 4h16M8 28h16M16 4v24",
  J: "M11 4h12q4 0 4 4v8c0 8-4 12-11 12S5 25 5 19M27 16H16",
  K: "M5 4v24M28 4 16 16l12 12M5 16h11",
  L: "M5 4v20q0 4 4 4h18M5 16h11",
  M: "M4 28V4M4 4l12 12L28 4M28 4v24",
  N: "M4 28V4M4 4l24 24M28 28V4",
  O: "M16 4a12 12 0 1 0 .1 0z",
  P: "M5 28V8q0-4 4-4h7c16 0 16 12 0 12H5",
  Q: "M16 4a12 12 0 1 0 .1 0zM18 18l10 10",
  R: "M5 28V8q0-4 4-4h7c16 0 16 12 0 12H5M16 16l12 12",
  S: "M27 8c-2-3-6-4-11-4C4 4 1 14 16 16s12 12 0 12c-5 0-9-1-11-4",
  T: "M4 4h24M16 4v24",
  U: "M4 4v12c0 8 4 12 12 12s12-4 12-12V4",
  V: "M4 4l12 24M16 28 28 4",
  W: "M4 4l5 24M9 28l7-12 7 12M23 28l5-24",
  X: "M4 4l24 24M28 4 4 28",
  Y: "M4 4l12 12L28 4M16 16v12",
  Z: "M4 4h24M28 4 4 28M4 28h24",
};

/** The hub, a ring in which the cables of the mark meet. */
const hub = { cx: 16, cy: 16, r: 5.5 };

/** The cables of a business's mark: its first letter from A to Z, or the cross of an X. */
export function cablesOf(name: string): string | undefined {
  const [letter = "X"] = /[A-Z]/.exec(name.normalize("NFD").toUpperCase()) ?? [];
  return letters[letter];
}

/** The business's mark. */
export function Mark({ name, ...props }: ComponentProps<"svg"> & { name: string }) {
  return (
    <svg {...props} viewBox="0 0 32 32" strokeWidth="4" aria-hidden="true">
      <path d={cablesOf(name)} fill="none" strokeLinecap="round" stroke="var(--color-cable)" />
      <circle {...hub} fill="var(--color-light)" stroke="currentColor" />
    </svg>
  );
}
