import { cablesOf, hub } from "../drawings/Mark.tsx";

interface Props {
  /** The name of the business. */
  name: string;
  cable: string;
  ring: string;
  light: string;
}

/** The mark for images outside the pages, where CSS tokens are not available. */
export function MarkShape({ name, cable, ring, light }: Props) {
  return (
    <g fill="none" strokeWidth="4">
      <path d={cablesOf(name)} strokeLinecap="round" stroke={cable} />
      <circle {...hub} fill={light} stroke={ring} />
    </g>
  );
}
