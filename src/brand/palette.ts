import tokens from "../styles/tokens.css?raw";

/** Hexadecimal colors by token name without the "--color-" prefix. */
export type Palette = Readonly<Record<string, string>>;

export interface Palettes {
  light: Palette;
  dark: Palette;
}

const color =
  /--color-([a-z-]+):\s*(?:light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)|(#[0-9a-f]{6}));/g;

/** Parses tokens.css, for icons and images outside the pages, which can't use CSS tokens. */
export function readPalettes(css: string): Palettes {
  const light: Record<string, string> = {};
  const dark: Record<string, string> = {};
  for (const [, name = "", onLight, onDark, both = ""] of css.matchAll(color)) {
    light[name] = onLight ?? both;
    dark[name] = onDark ?? both;
  }
  return { light, dark };
}

export const palettes = readPalettes(tokens);

/** @throws if tokens.css has no color of this name */
export function colorOf(palette: Palette, name: string): string {
  const value = palette[name];
  if (!value)
    throw new Error(`tokens.css has no --color-${name}; use one of ${Object.keys(palette)}`);
  return value;
}
