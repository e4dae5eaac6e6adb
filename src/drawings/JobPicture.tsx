import jobs from "./Jobs.svg?no-inline";
import source from "./Jobs.svg?raw";
import { servicePictures } from "./service-pictures.ts";

interface Props {
  drawing: keyof typeof servicePictures;
  className: string;
}

/**
 * The work itself, close by, or the service's picture where there is none of the work. In a file of its own:
 * pages show it below the first view.
 */
export function JobPicture({ drawing, className }: Props) {
  if (!source.includes(`id="${drawing}"`)) {
    const Picture = servicePictures[drawing];
    // Drawn for a room.
    return <Picture className={`lit ${className}`} />;
  }
  return (
    <svg
      className={className}
      viewBox="0 -14 300 196"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <use href={`${jobs}#${drawing}`} />
    </svg>
  );
}
