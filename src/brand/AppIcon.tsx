import { MarkShape } from "./MarkShape.tsx";
import { colorOf, type Palette } from "./palette.ts";

interface Props {
  colors: Palette;
  /** The side of the mark as a share of the icon's; a maskable icon keeps it within 0.56. */
  share: number;
}

/** The mark before the sky, to the edges: phones cut their own shape out of it. */
export function AppIcon({ colors, share }: Props) {
  const color = (token: string) => colorOf(colors, token);
  const start = (1 - share) * 16;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" aria-hidden="true">
      <path fill={color("sky")} d="M0 0h32v32H0z" />
      <g transform={`translate(${start} ${start})scale(${share})`}>
        <MarkShape cable={color("cable")} ring={color("ink")} light={color("light")} />
      </g>
    </svg>
  );
}
