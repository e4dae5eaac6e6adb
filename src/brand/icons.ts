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
