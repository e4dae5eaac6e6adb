import jobs from "./Jobs.svg?no-inline";
import { servicePictures } from "./service-pictures.ts";

type Drawing = keyof typeof servicePictures;

const drawn = new Set<Drawing>([
  "device-repair",
  "network-installation",
  "business-support",
  "cybersecurity",
  "new-home-ethernet",
]);

interface Props {
  drawing: Drawing;
  className: string;
}

/**
 * The work itself, close by, or the service's picture where there is none of the work. In a file of its own:
 * pages show it below the first view.
 */
export function JobPicture({ drawing, className }: Props) {
  if (!drawn.has(drawing)) {
    const Picture = servicePictures[drawing];
    return <Picture className={className} />;
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
      <use href={`${jobs}#${drawing}`} className="lit" />
    </svg>
  );
}
