import { cablesOf, hub } from "../drawings/Mark.tsx";
import { markColors } from "./mark-style.ts";
import type { Palettes } from "./palette.ts";

type Props = Pick<Palettes, "light"> & {
  name: string;
  /** For 16 pixels, with a thicker ring. */
  small?: boolean;
};

/** The favicon, in the light scheme's colors. */
export function Favicon({ name, light, small }: Props) {
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
      <circle {...hub} {...(small && { r: 6, strokeWidth: 5.2 })} fill={lit} stroke={ring} />
    </svg>
  );
}
