import { colorOf, type Palette } from "./palette.ts";

/** The mark's colors in one color scheme. */
export function markColors(colors: Palette) {
  return {
    cable: colorOf(colors, "cable"),
    ring: colorOf(colors, "ink"),
    light: colorOf(colors, "light"),
  };
}

/** CSS that gives the mark the colors of the dark scheme. */
export function darkStyle(dark: Palette): string {
  const { cable, ring, light } = markColors(dark);
  return `@media(prefers-color-scheme:dark){.cable{stroke:${cable}}.hub{stroke:${ring};fill:${light}}}`;
}
