import { MarkShape } from "./MarkShape.tsx";
import { colorOf, type Palettes } from "./palette.ts";

/** The mark as an icon in the browser's tab; it follows the system's scheme by itself. */
export function Favicon({ light, dark }: Palettes) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" aria-hidden="true">
      <style>{darkStyle(dark)}</style>
      <MarkShape {...markColors(light)} />
    </svg>
  );
}

/** The mark for 16 pixels: on the pixel grid, with a ring that is thicker for its size. */
export function SmallFavicon({ light }: Pick<Palettes, "light">) {
  const { cable, ring, light: lit } = markColors(light);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 16 16"
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
    >
      <path
        stroke={cable}
        strokeWidth="2"
        d="M2 2v2c0 2 2 4 6 4s6-2 6-4V2M2 14v-2c0-2 2-4 6-4s6 2 6 4v2"
      />
      <circle cx="8" cy="8" r="3" fill={lit} stroke={ring} strokeWidth="2.6" />
    </svg>
  );
}

/** The mark's colors in one scheme. */
export function markColors(colors: Palettes["light"]) {
  return {
    cable: colorOf(colors, "cable"),
    ring: colorOf(colors, "ink"),
    light: colorOf(colors, "light"),
  };
}

/** How the mark, and the letters beside it, change at night. */
export function darkStyle(dark: Palettes["dark"]): string {
  const { cable, ring, light } = markColors(dark);
  return `@media(prefers-color-scheme:dark){.cable{stroke:${cable}}.hub{stroke:${ring};fill:${light}}.name{fill:${ring}}}`;
}
