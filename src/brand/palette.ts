import tokens from "../styles/tokens.css?raw";

/** The site's colors by their token's name without "--color-", as hexadecimal numbers. */
export type Palette = Readonly<Record<string, string>>;

/** The colors of both schemes, as tokens.css names them. */
export interface Palettes {
  light: Palette;
  dark: Palette;
}

const color =
  /--color-([a-z-]+):\s*(?:light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)|(#[0-9a-f]{6}));/g;

/** Reads the colors from the text of tokens.css: what stands outside a page can't use its tokens. */
export function readPalettes(css: string): Palettes {
  const light: Record<string, string> = {};
  const dark: Record<string, string> = {};
  for (const [, name = "", onLight, onDark, both = ""] of css.matchAll(color)) {
    light[name] = onLight ?? both;
    dark[name] = onDark ?? both;
  }
  return { light, dark };
}

/** The site's colors: tokens.css, read. */
export const palettes = readPalettes(tokens);

/** The color of this name. @throws when tokens.css has none */
export function colorOf(palette: Palette, name: string): string {
  const value = palette[name];
  if (!value)
    throw new Error(`tokens.css has no --color-${name}; use one of ${Object.keys(palette)}`);
  return value;
}
