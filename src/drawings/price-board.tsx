import Landscape from "./horizon/ElevatorAndPoles.svg?react";

/** The horizon of the Pricing page, with three prices on its board: for a visit (the van), one panel and two. */
export function priceBoard(prices: readonly { id: string; amount: string }[]) {
  // The longest one fits beside two panels, in whatever font.
  const longest = Math.max(...prices.map(({ amount }) => amount.length));
  const fontSize = Math.min(30, 150 / longest);
  const squeezed = { textLength: 76, lengthAdjust: "spacingAndGlyphs" };
  return ({ className }: { className?: string | undefined }) => (
    <svg className={className} viewBox="70 -232 530 232" aria-hidden="true">
      <Landscape x="70" y="-232" width="530" height="232" />
      <g
        fill="var(--color-clay)"
        fontFamily="var(--font-display)"
        fontSize={fontSize}
        fontWeight="700"
      >
        {prices.map(({ id, amount }, row) => (
          <text
            key={id}
            x="256"
            y={41 * row - 153}
            textAnchor="end"
            {...(fontSize < 30 && amount.length === longest && squeezed)}
          >
            {amount}
          </text>
        ))}
      </g>
    </svg>
  );
}
