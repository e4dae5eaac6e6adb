import { cablesOf, hub } from "../drawings/Mark.tsx";
import { markColors } from "./mark-style.ts";
import type { Palettes } from "./palette.ts";

type Props = Pick<Palettes, "light"> & { name: string };

/** The SVG favicon. Each page carries it, so it has the light scheme's colors only. */
export function Favicon({ name, light }: Props) {
  const { cable, ring, light: lit } = markColors(light);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 32 32"
      aria-hidden="true"
      fill="none"
      strokeWidth="4"
    >
      <path stroke={cable} strokeLinecap="round" d={cablesOf(name)} />
      <circle {...hub} fill={lit} stroke={ring} />
    </svg>
  );
}

/** The mark for 16 pixels, with a thicker ring. */
export function SmallFavicon({ name, light }: Props) {
  const { cable, ring, light: lit } = markColors(light);
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" aria-hidden="true" fill="none">
      <path stroke={cable} strokeWidth="4" strokeLinecap="round" d={cablesOf(name)} />
      <circle cx="16" cy="16" r="6" fill={lit} stroke={ring} strokeWidth="5.2" />
    </svg>
  );
}
