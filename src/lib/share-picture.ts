/** The size of a share picture in pixels, as Open Graph's readers expect it. */
export const shareSize = { width: 1200, height: 630 } as const;

/** The file name, without .png, of the share picture of the page at a path: "home" for "/". */
export function pictureName(path: string): string {
  return path.slice(1) || "home";
}
