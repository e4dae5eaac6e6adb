import { formatDollars } from "../lib/format.ts";

const barWidth = 600;
const maxCharacterWidth = 21;

interface Props {
  /** In dollars. */
  repair: number;
  visit: number;
}

/** The price of a repair as a cable, in its sheath as far as the visit has already paid it. */
export function RepairBill({ repair, visit }: Props) {
  const paid = Math.round((barWidth * visit) / repair);
  const rest = formatDollars(repair - visit);
  // Text that is too wide for its part is left out. The list beside the drawing has every amount.
  const fits = (text: string, width: number) => text.length * maxCharacterWidth < width;
  return (
    <svg
      viewBox="0 0 600 150"
      width="100%"
      fill="currentColor"
      fontFamily="var(--font-display)"
      fontSize="2.1rem"
      fontWeight="700"
      textAnchor="middle"
      aria-hidden="true"
    >
      <path d="M2 66V50h596v16" fill="none" stroke="currentColor" strokeWidth="3" />
      <text x="300" y="36">
        {formatDollars(repair)}
      </text>
      <g stroke="currentColor" strokeWidth="2">
        <path
          d={`M${paid} 77h${585 - paid}q14 0 14 12v48q0 12-14 12H${paid}z`}
          fill="var(--color-light)"
        />
        <path d={`M13 77H${paid}v72H13Q1 149 1 137V89Q1 77 13 77`} fill="var(--color-sky)" />
      </g>
      {fits(formatDollars(visit), paid) && (
        <text x={paid / 2} y="125">
          {formatDollars(visit)}
        </text>
      )}
      {fits(rest, barWidth - paid) && (
        <text x={(paid + barWidth) / 2} y="125" fill="var(--color-on-light)">
          {rest}
        </text>
      )}
    </svg>
  );
}
