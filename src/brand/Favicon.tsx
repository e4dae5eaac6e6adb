import { cablesOf } from "../drawings/Mark.tsx";
import { MarkShape } from "./MarkShape.tsx";
import { darkStyle, markColors } from "./mark-style.ts";
import type { Palettes } from "./palette.ts";

type Props = Palettes & { name: string };

/** The SVG favicon. It contains both color schemes, because it is loaded outside the page. */
export function Favicon({ name, light, dark }: Props) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" aria-hidden="true">
      <style>{darkStyle(dark)}</style>
      <MarkShape name={name} {...markColors(light)} />
    </svg>
  );
}

/** The mark for 16 pixels, with a thicker ring. */
export function SmallFavicon({ name, light }: Omit<Props, "dark">) {
  const { cable, ring, light: lit } = markColors(light);
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" aria-hidden="true" fill="none">
      <path stroke={cable} strokeWidth="4" strokeLinecap="round" d={cablesOf(name)} />
      <circle cx="16" cy="16" r="6" fill={lit} stroke={ring} strokeWidth="5.2" />
    </svg>
  );
}
