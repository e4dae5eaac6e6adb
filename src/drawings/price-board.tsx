import Landscape from "./horizon/ElevatorAndPoles.svg?react";

/** The horizon of the Pricing page, with three prices on its board: for a visit (the van), one panel and two. */
export function priceBoard(prices: readonly { id: string; amount: string }[]) {
  return ({ className }: { className?: string | undefined }) => (
    <svg className={className} viewBox="70 -232 530 232" aria-hidden="true">
      <Landscape x="70" y="-232" width="530" height="232" />
      <g fill="var(--color-clay)" fontFamily="var(--font-display)" fontSize="30" fontWeight="700">
        {prices.map(({ id, amount }, row) => (
          <text key={id} x="256" y={41 * row - 153} textAnchor="end">
            {amount}
          </text>
        ))}
      </g>
    </svg>
  );
}
