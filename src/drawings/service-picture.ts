import type { ComponentType } from "react";

type Picture = ComponentType<{ className?: string | undefined }>;

const pictures = import.meta.glob<Picture>("./{services,jobs}/*.svg", {
  query: "?react",
  import: "default",
  eager: true,
});

/**
 * The drawing that a service has chosen. Floor, wall and ceiling continue beyond the frame: a tall frame
 * shows more above.
 */
export function servicePicture(drawing: string): Picture {
  return pictures[`./services/${drawing}.svg`] as Picture;
}

/** The work itself, close by, or the same drawing where there is none of the work. */
export function jobPicture(drawing: string): Picture {
  return pictures[`./jobs/${drawing}.svg`] ?? servicePicture(drawing);
}
