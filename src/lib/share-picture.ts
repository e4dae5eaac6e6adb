/** The size of a share picture in pixels, as recommended for Open Graph. */
export const shareSize = { width: 1200, height: 630 } as const;

/** The file name, without .png, of a page's share picture: "home" for "/". */
export function pictureName(path: string): string {
  return path.slice(1) || "home";
}
