import { createHash } from "node:crypto";
import sharp from "sharp";

/** A photo as the build publishes it. */
export interface SmallPhoto {
  /** Changes with the picture, so that no browser shows an older one. */
  name: string;
  width: number;
  height: number;
  /** WebP, in base64. */
  data: string;
}

/** The most bytes of a photo: a third of what Home requests before it is idle. */
const budget = 60_000;

/** Each try is smaller: pixels on the longer side, and the quality. */
const tries = [
  [960, 78],
  [960, 60],
  [720, 60],
  [720, 40],
  [480, 40],
  [320, 30],
] as const;

/**
 * A copy within the budget, upright, and without the metadata of the camera.
 * @throws {Error} if the file is no picture
 */
export async function smallPhoto(file: string): Promise<SmallPhoto> {
  for (const [side, quality] of tries) {
    const { data, info } = await sharp(file)
      .autoOrient()
      .resize(side, side, { fit: "inside", withoutEnlargement: true })
      .webp({ quality, effort: 6 })
      .toBuffer({ resolveWithObject: true });
    if (data.length > budget) continue;
    const hash = createHash("sha256").update(data).digest("hex").slice(0, 8);
    const { width, height } = info;
    return { name: `${hash}.webp`, width, height, data: data.toString("base64") };
  }
  throw new Error("it can't be made small enough");
}
