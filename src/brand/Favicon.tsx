import { MarkShape } from "./MarkShape.tsx";
import { darkStyle, markColors } from "./mark-style.ts";
import type { Palettes } from "./palette.ts";

/** The SVG favicon. It contains both color schemes, because it is loaded outside the page. */
export function Favicon({ light, dark }: Palettes) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" aria-hidden="true">
      <style>{darkStyle(dark)}</style>
      <MarkShape {...markColors(light)} />
    </svg>
  );
}

/** The mark redrawn for the 16-pixel grid, with a thicker ring. */
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
