import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { colorOf, type Scheme } from "../brand/palette.ts";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

type Schemes = readonly [color: Scheme, ground: Scheme][];

const byDay: Schemes = [["light", "light"]];
const atNight: Schemes = [["dark", "dark"]];
/** It keeps the colors of the day for what is in it. */
const inLitRoom: Schemes = [...byDay, ["light", "dark"]];

/** The least contrast, colors, the grounds that they are seen on, and where: by default by day and at night. */
const pairs: [least: number, names: string, grounds: string, where?: Schemes][] = [
  // Text.
  [7, "ink ink-soft link", "paper surface sky wheat"],
  [7, "danger", "paper"],
  // Contact's letter.
  [7, "danger", "sky", atNight],
  [3, "danger-edge", "paper surface sky"],
  // Prices and stamps.
  [7, "clay", "paper surface sky wheat"],
  // A toast that reports a failure.
  [7, "paper", "danger"],
  [7, "on-light", "light"],
  [7, "on-action", "action"],
  // The footer; the ticket's head.
  [7, "on-bedrock", "bedrock brick"],
  // Shapes that must be seen.
  [3, "cable", "paper surface sky wheat soil"],
  [3, "cable-on-bedrock light", "bedrock"],
  // Borders of fields, cells and rows.
  [3, "line focus action", "paper surface sky wheat"],
  // Plants and awnings.
  [3, "mesquite", "paper sky surface"],
  [3, "outline", "soil surface sky"],
  // Open hours in their day.
  [3, "sky-deep", "paper"],
  [3, "far", "surface sky"],
  [3, "lamp", "action"],
  [3, "open", "paper surface sky wheat bedrock"],
  // What shines: equipment and the padlock. A jack's light on paper is set off at night by its own color,
  // by day by its ring.
  [3, "light", "sky-deep ink", byDay],
  [3, "ink", "light", byDay],
  [3, "light", "surface bedrock paper", atNight],
  [3, "outline cable far sky-deep", "room wall", inLitRoom],
  // The pictures of services.
  [3, "outline cable far sky-deep", "sky"],
];

test.each(pairs)("a contrast of at least %i to 1 have %s on %s", (least, names, grounds, where) => {
  for (const [own, around] of where ?? [...byDay, ...atNight])
    for (const name of names.split(" "))
      for (const ground of grounds.split(" ")) {
        const found = contrast(colorOf(own, name), colorOf(around, ground));
        expect(found, `${name} on ${ground}, ${around}`).toBeGreaterThanOrEqual(least);
      }
});

const drawings = import.meta.glob<string>("../{drawings,brand}/**/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

test.each(Object.entries(drawings))("%s has no color but those of the tokens", (_file, svg) => {
  const names = [...css.matchAll(/--color-[a-z-]+(?=:)/g)];
  const known = ["none", "currentColor", ...names.map(([name]) => `var(${name})`)];
  const used = [...svg.matchAll(/\s(?:fill|stroke|color)="([^"]*)"/g)].map(([, color]) => color);
  expect(known).toEqual(expect.arrayContaining(used));
});

function contrast(...colors: [string, string]): number {
  const [darker = 0, lighter = 0] = colors.map(luminance).sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** WCAG 2.2, relative luminance. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
