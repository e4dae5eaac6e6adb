import face from "@fontsource/national-park/files/national-park-latin-700-normal.woff2?inline";
import { Blob, Face, Font, Buffer as ShapingBuffer, shape } from "harfbuzzjs";
import subsetFont from "subset-font";

/** One line of text as outlines. The origin is the start of its baseline. */
export interface Line {
  /** Each glyph's SVG path data and x position in font units; the y axis points up. */
  glyphs: { outline: string; x: number }[];
  /** The line's width in ems. */
  width: number;
  /** Font units per em. */
  unitsPerEm: number;
}

const woff2 = Buffer.from(face.slice(face.indexOf(",") + 1), "base64");
const opentype = await subsetFont(woff2, "", { targetFormat: "sfnt", keepAllGlyphs: true });
const font = new Font(new Face(new Blob(Uint8Array.from(opentype).buffer)));
const unitsPerEm = font.face.upem;

/**
 * Sets a line in the display font, with kerning, as a browser does.
 * @param spacing letter spacing in ems
 */
export function setLine(text: string, spacing = 0): Line {
  const buffer = new ShapingBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const glyphs: Line["glyphs"] = [];
  let x = 0;
  for (const { codepoint, xAdvance = 0, xOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
    glyphs.push({ outline: font.glyphToPath(codepoint), x: Math.round(x + xOffset) });
    x += xAdvance + spacing * unitsPerEm;
  }
  return { glyphs, width: x / unitsPerEm, unitsPerEm };
}

interface Measure {
  /** The maximum line width in ems; a single word may exceed it. */
  width: number;
  /** Letter spacing in ems. */
  spacing: number;
}

/** Breaks a text into the fewest lines that fit, of about equal length. */
export function setParagraph(text: string, { width, spacing }: Measure): Line[] {
  const widthOf = (line: string) => setLine(line, spacing).width;
  let lines = breakLines(text, width, widthOf);
  for (let narrower = width; narrower > 1; narrower -= 0.25) {
    const tried = breakLines(text, narrower, widthOf);
    if (tried.length > lines.length) break;
    lines = tried;
  }
  return lines.map((line) => setLine(line, spacing));
}

function breakLines(text: string, width: number, widthOf: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(" ");
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
