import { mark } from "../drawings/Mark.tsx";

interface Props {
  /** Colors of the cables, of the hub's ring and of its light. */
  cable: string;
  ring: string;
  light: string;
}

/** The mark in given colors, for pictures outside the pages. */
export function MarkShape({ cable, ring, light }: Props) {
  return (
    <g fill="none" strokeWidth="4">
      <path className="cable" d={mark.cables} strokeLinecap="round" stroke={cable} />
      <circle className="hub" {...mark.hub} fill={light} stroke={ring} />
    </g>
  );
}
