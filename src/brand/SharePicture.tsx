import { Mark } from "../drawings/Mark.tsx";
import { shareSize } from "../lib/share-picture.ts";
import Landscape from "./Landscape.svg?react";
import { type Line, setLine, setParagraph } from "./lettering.ts";

const edge = 112;
const headingWidth = 1010;
const spacing = -0.02;

interface Props {
  name: string;
  heading: string;
}

/** A page's Open Graph image: its heading above the landscape, the cable running from mark to jack. */
export function SharePicture({ name, heading }: Props) {
  const { lines, size } = fitHeading(heading);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      {...shareSize}
      viewBox="0 0 1200 630"
      aria-hidden="true"
    >
      <Landscape />
      <Mark x={edge} y="48" width="80" height="80" color="var(--color-ink)" />
      <OutlinedText line={setLine(name)} x={edge + 104} y={105} size={50} />
      {lines.map((line, index) => (
        <OutlinedText
          key={line.glyphs.length + index / 10}
          line={line}
          x={edge - 4}
          y={172 + size * (0.76 + 1.02 * index)}
          size={size}
        />
      ))}
    </svg>
  );
}

/** Sets the heading in the largest font size that leaves the landscape free. */
function fitHeading(heading: string): { lines: Line[]; size: number } {
  const setAt = (size: number) => ({
    size,
    lines: setParagraph(heading, { width: headingWidth / size, spacing }),
  });
  const sizes = [96, 88, 80, 72, 64];
  return sizes.map(setAt).find(({ lines, size }) => lines.length * size <= 200) ?? setAt(48);
}

interface TextProps {
  line: Line;
  /** The start of the baseline. */
  x: number;
  y: number;
  size: number;
}

/** A line in the display font as outlines, because an image can't load the font. */
function OutlinedText({ line, x, y, size }: TextProps) {
  const scale = size / line.unitsPerEm;
  return (
    <g fill="var(--color-ink)" transform={`translate(${x} ${y})scale(${scale} ${-scale})`}>
      {line.glyphs.map(({ outline, x: left }) => (
        <path key={left} transform={`translate(${left})`} d={outline} />
      ))}
    </g>
  );
}
