import type { ReactNode } from "react";

interface Place {
  x: number;
  y?: number;
  scale?: number;
  children: ReactNode;
}

/** Draws a part at a place without referring to it from elsewhere. */
export function At({ x, y = 0, scale = 1, children }: Place) {
  return <g transform={`translate(${x} ${y})scale(${scale})`}>{children}</g>;
}
