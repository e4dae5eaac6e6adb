import { MarkShape } from "./MarkShape.tsx";
import { colorOf, type Palette } from "./palette.ts";

interface Props {
  /** The name of the business. */
  name: string;
  colors: Palette;
  /** The mark's size as a fraction of the icon's; at most 0.56 in a maskable icon. */
  markScale: number;
}

/** The mark on a full-bleed background, because phones crop icons to their own shape. */
export function AppIcon({ name, colors, markScale }: Props) {
  const color = (token: string) => colorOf(colors, token);
  const start = (1 - markScale) * 16;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" aria-hidden="true">
      <path fill={color("sky")} d="M0 0h32v32H0z" />
      <g transform={`translate(${start} ${start})scale(${markScale})`}>
        <MarkShape name={name} cable={color("cable")} ring={color("ink")} light={color("light")} />
      </g>
    </svg>
  );
}
