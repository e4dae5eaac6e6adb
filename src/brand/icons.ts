/** An icon in the web manifest. */
export type Icon = {
  /** The file's name, without .png. */
  name: string;
  /** Width and height in pixels. */
  size: number;
  /** A maskable icon may be cropped to a circle of 80 % of its size. */
  purpose: "any" | "maskable";
  /** The mark's size as a fraction of the icon's. */
  markScale: number;
};

const sizes = [192, 512];

export const icons: readonly Icon[] = sizes.flatMap((size) => [
  { name: `${size}`, size, purpose: "any", markScale: 0.72 },
  { name: `maskable-${size}`, size, purpose: "maskable", markScale: 0.52 },
]);
