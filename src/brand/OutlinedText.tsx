import type { Line } from "./lettering.ts";

interface Props {
  line: Line;
  /** Where the baseline starts. */
  x: number;
  y: number;
  /** The font size. */
  size: number;
  fill?: string;
  className?: string;
}

/** A line of the display face as outlines, for pictures that can't load the font. */
export function OutlinedText({ line, x, y, size, ...look }: Props) {
  const scale = size / line.unitsPerEm;
  return (
    <g {...look} transform={`translate(${x} ${y})scale(${scale} ${-scale})`}>
      {line.glyphs.map(({ outline, x: left }) => (
        <path key={left} transform={`translate(${left})`} d={outline} />
      ))}
    </g>
  );
}
