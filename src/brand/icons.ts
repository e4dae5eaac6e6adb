/** An icon of the installed site. */
export type Icon = {
  /** The file's name, without .png. */
  name: string;
  /** The side, in pixels. */
  size: number;
  /** Whether a phone may cut the icon down to a circle of 80 % of its side. */
  purpose: "any" | "maskable";
  /** The side of the mark, as a share of the icon's. */
  share: number;
};

const sizes = [192, 512];

/** The icons that the web manifest names. */
export const icons: readonly Icon[] = sizes.flatMap((size) => [
  { name: `${size}`, size, purpose: "any", share: 0.72 },
  { name: `maskable-${size}`, size, purpose: "maskable", share: 0.52 },
]);
