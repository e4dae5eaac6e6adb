import type { ComponentType } from "react";

type Picture = ComponentType<{ className?: string | undefined }>;

const pictures = import.meta.glob<Picture>("./services/*.svg", {
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
