import Landscape from "./horizon/PriceSign.svg?react";

interface Row {
  id: string;
  amount: string;
  jacks: number;
  isVisit?: boolean;
}

const van =
  "M121-155v-21h27v21h-21M148-170h8l8 8v7h-9M127-155a5 5 0 0 1 10 0 5 5 0 0 1-10 0M149-155a5 5 0 0 1 10 0 5 5 0 0 1-10 0";
const panel = "h24v15h-5v4h-14v-4h-5zm7 0v6m4-6v6m4-6v6";

/** What is beside a price: the van for a visit, a panel for a package with jacks, two for the larger one. */
function iconOf({ amount, jacks, isVisit }: Row, y: number, fewest: number) {
  // No longer amount fits beside two panels, in whatever font.
  if (amount.length > 4) return "";
  if (isVisit) return van;
  return jacks > fewest
    ? `M114 ${y}${panel}M147 ${y}${panel}`
    : jacks > 0
      ? `M131 ${y}${panel}`
      : "";
}

/** The horizon of the Pricing page, with the first three prices on its board. */
export function priceBoard(all: readonly Row[]) {
  const rows = all.filter(({ id }, i) => all.findIndex((row) => row.id === id) === i).slice(0, 3);
  const longest = Math.max(...rows.map(({ amount }) => amount.length));
  const fewest = Math.min(...rows.flatMap(({ jacks }) => jacks || []));
  return ({ className }: { className?: string | undefined }) => (
    <svg className={className} viewBox="70 -232 530 232" overflow="visible" aria-hidden="true">
      <Landscape x="70" y="-232" width="530" height="232" />
      <g
        fill="none"
        stroke="var(--color-ink)"
        strokeWidth="var(--line-draw)"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {rows.map((row, i) => (
          <path
            key={row.id}
            d={`${i > 0 ? `M106 ${41 * i - 185}h160` : ""}${iconOf(row, 41 * i - 174, fewest)}`}
          />
        ))}
      </g>
      <g
        fill="var(--color-clay)"
        fontFamily="var(--font-display)"
        fontSize={Math.min(30, 150 / longest)}
        fontWeight="700"
      >
        {rows.map(({ id, amount }, i) => (
          <text key={id} x="256" y={41 * i - 153} textAnchor="end">
            {amount}
          </text>
        ))}
      </g>
    </svg>
  );
}
