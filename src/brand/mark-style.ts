import { colorOf, type Palette } from "./palette.ts";

/** The mark's colors in one color scheme. */
export function markColors(colors: Palette) {
  return {
    cable: colorOf(colors, "cable"),
    ring: colorOf(colors, "ink"),
    light: colorOf(colors, "light"),
  };
}
