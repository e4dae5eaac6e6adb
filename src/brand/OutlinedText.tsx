import type { Line } from "./lettering.ts";

interface Props {
  line: Line;
  /** The start of the baseline. */
  x: number;
  y: number;
  size: number;
  fill?: string;
  className?: string;
}

/** A line in the display font as outlines, for images that can't load the font. */
export function OutlinedText({ line, x, y, size, ...rest }: Props) {
  const scale = size / line.unitsPerEm;
  return (
    <g {...rest} transform={`translate(${x} ${y})scale(${scale} ${-scale})`}>
      {line.glyphs.map(({ outline, x: left }) => (
        <path key={left} transform={`translate(${left})`} d={outline} />
      ))}
    </g>
  );
}
