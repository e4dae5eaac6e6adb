import type { Sharp } from "sharp";
import { Mark } from "../drawings/Mark.tsx";
import { drawn } from "./png.ts";

export type IconFile = {
  path: string;
  /** Width and height in pixels. */
  size: number;
  /** The mark's size as a fraction of the icon's. */
  markScale: number;
  /** In the web manifest. A maskable icon may be cropped to a circle of 80 % of its size. */
  purpose?: "any" | "maskable";
};

export const icons: readonly IconFile[] = [
  { path: "favicon.png", size: 48, markScale: 1 },
  // What browsers request where no page names an icon. They recognize a PNG by its bytes.
  { path: "favicon.ico", size: 48, markScale: 1 },
  { path: "apple-touch-icon.png", size: 180, markScale: 0.68 },
  ...[192, 512].flatMap((size): IconFile[] => [
    { path: `icons/${size}.png`, size, markScale: 0.72, purpose: "any" },
    { path: `icons/maskable-${size}.png`, size, markScale: 0.52, purpose: "maskable" },
  ]),
];

/** The mark, on a background where it leaves room: phones crop icons to their own shape. */
export function iconPicture({ size, markScale }: IconFile): Sharp {
  const start = (1 - markScale) * 16;
  const width = markScale * 32;
  return drawn(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      height={size}
      viewBox="0 0 32 32"
      aria-hidden="true"
    >
      {markScale < 1 && <path fill="var(--color-sky)" d="M0 0h32v32H0z" />}
      <Mark x={start} y={start} width={width} height={width} color="var(--color-ink)" />
    </svg>,
  );
}
