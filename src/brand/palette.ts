import tokens from "../styles/tokens.css?raw";

export type Scheme = "light" | "dark";

const definition =
  /--color-([a-z-]+):\s*(?:light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)|(#[0-9a-f]{6}));/g;

/** The colors of tokens.css by name, each for the light and for the dark scheme. */
const colors = new Map(
  Array.from(tokens.matchAll(definition), ([, name, light = "", dark = "", both]) => [
    name,
    { light: both ?? light, dark: both ?? dark },
  ]),
);

/**
 * The hexadecimal value of a token, named without "--color-", for icons and images outside the pages,
 * which can't use CSS tokens.
 * @throws if tokens.css has no color of this name
 */
export function colorOf(scheme: Scheme, name: string): string {
  const color = colors.get(name);
  if (!color)
    throw new Error(`tokens.css has no --color-${name}; use one of ${[...colors.keys()]}`);
  return color[scheme];
}
