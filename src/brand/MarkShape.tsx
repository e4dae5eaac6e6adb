import { mark } from "../drawings/Mark.tsx";

interface Props {
  cable: string;
  ring: string;
  light: string;
}

/** The mark for images outside the pages, where CSS tokens are not available. */
export function MarkShape({ cable, ring, light }: Props) {
  return (
    <g fill="none" strokeWidth="4">
      <path className="cable" d={mark.cables} strokeLinecap="round" stroke={cable} />
      <circle className="hub" {...mark.hub} fill={light} stroke={ring} />
    </g>
  );
}
