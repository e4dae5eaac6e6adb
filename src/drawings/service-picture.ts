import type { ComponentType } from "react";
import Other from "./services/other.svg?react";

type Picture = ComponentType<{ className?: string | undefined }>;

const pictures = import.meta.glob<Picture>("./services/*.svg", {
  query: "?react",
  import: "default",
  eager: true,
});

/**
 * The drawing named by a service's id, or another one for a service that the owner has added. Floor, wall
 * and ceiling continue beyond the frame: a tall frame shows more above.
 */
export function servicePicture(id: string): Picture {
  return pictures[`./services/${id}.svg`] ?? Other;
}
