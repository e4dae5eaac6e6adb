import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { colorOf, type Scheme } from "../brand/palette.ts";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

/** Colors of text, and the grounds that it is read on. */
const text = {
  "ink ink-soft link": "paper surface sky wheat",
  danger: "paper",
  // Prices and stamps.
  clay: "paper surface sky wheat",
  // The ticket's head; a toast that reports a failure.
  paper: "sky-deep clay danger",
  "on-light": "light",
  "on-action": "action",
  "on-bedrock": "bedrock",
};

/** Colors of shapes that must be seen, and their grounds. */
const seen = {
  cable: "paper surface sky wheat soil",
  "cable-on-bedrock light": "bedrock",
  // Borders of fields, cells and rows.
  "line focus action": "paper surface sky wheat",
  // Plants and awnings.
  mesquite: "paper sky surface",
  outline: "soil surface sky",
  // Open hours in their day.
  "sky-deep": "paper",
  far: "surface sky",
};

/**
 * What shines is set off by a different ground in each scheme: equipment and the padlock. A jack's light
 * on paper is set off at night by its own color, by day by its ring.
 */
const litByDay = { light: "sky-deep ink", ink: "light" };
const litAtNight = { light: "surface bedrock paper" };

/** A lit room keeps the colors of the day for what is in it. */
const inLitRoom = { "outline cable far sky-deep": "room wall" };

const schemes = ["light", "dark"] as const;
for (const [kind, grounds, least, where] of [
  ["text", text, 7, schemes],
  ["shape", seen, 3, schemes],
  ["shape in a room", inLitRoom, 3, schemes],
  ["light by day", litByDay, 3, ["light"]],
  ["light at night", litAtNight, 3, ["dark"]],
] as const) {
  const pairs = Object.entries(grounds).flatMap(([names, on]) =>
    names.split(" ").flatMap((name) => on.split(" ").map((ground) => [name, ground])),
  );
  test.each(pairs)(`${kind}: %s on %s has a contrast of at least ${least} to 1`, (name, ground) => {
    for (const scheme of where) {
      expect(
        contrast(grounds === inLitRoom ? "light" : scheme, scheme, name, ground),
      ).toBeGreaterThanOrEqual(least);
    }
  });
}

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

function contrast(scheme: Scheme, groundScheme: Scheme, name = "", ground = ""): number {
  const [darker = 0, lighter = 0] = [colorOf(scheme, name), colorOf(groundScheme, ground)]
    .map(luminance)
    .sort((a, b) => a - b);
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
