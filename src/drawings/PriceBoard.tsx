import Landscape from "./horizon/PriceSign.svg?react";
import styles from "./PriceBoard.module.css";

interface Row {
  id: string;
  /** One or two words. */
  sign: string;
  /** Precedes an amount at which a price starts, or is empty. */
  from: string;
  amount: string;
}

const rowHeight = 32;

/** About how wide a row's text is, in whatever font. */
const widthOf = ({ sign, from, amount }: Row) =>
  9 * (sign.length + from.length + 1) + 15 * amount.length;

/** The horizon of the Pricing page, with prices on its sign. */
export function PriceBoard({ rows }: { rows: readonly Row[] }) {
  const top = -48 - rowHeight * rows.length;
  const scale = Math.min(1, 172 / Math.max(...rows.map(widthOf)));
  return (
    <svg className={styles.board} viewBox="90 -262 450 262" overflow="visible" aria-hidden="true">
      <Landscape x="70" y="-232" width="530" height="232" />
      <g transform="translate(25)scale(1.1)">
        <g
          fill="var(--color-surface)"
          stroke="var(--color-outline)"
          strokeWidth="var(--line-draw)"
          strokeLinejoin="round"
        >
          <path fill="var(--color-iron)" d="M114 0v-70h10V0zM258 0v-70h10V0z" />
          <path d={`M84-48H286V${top}H84z`} />
          <path d={`M84 ${top}H286v-30H84z`} fill="var(--color-light)" />
          {rows.map(({ id }, i) => (
            <path key={id} d={`M84 ${top + rowHeight * i}H286`} />
          ))}
          <g transform={`translate(172 ${top - 28})scale(.8)`} strokeWidth="4" fill="none">
            <path
              stroke="var(--color-cable)"
              d="M4 4v4c0 6 5 8 12 8s12-2 12-8V4M4 28v-4c0-6 5-8 12-8s12 2 12 8v4"
            />
            <circle cx="16" cy="16" r="5.5" fill="var(--color-paper)" />
          </g>
        </g>
        <g fill="var(--color-ink)" fontSize={17 * scale}>
          {rows.map(({ id, sign, from, amount }, i) => (
            <g key={id} transform={`translate(0 ${top + rowHeight * i + 24})`}>
              <text x="97">{sign}</text>
              <text x="275" textAnchor="end">
                {from && `${from} `}
                <tspan
                  fill="var(--color-clay)"
                  fontFamily="var(--font-display)"
                  fontSize={24 * scale}
                  fontWeight="700"
                >
                  {amount}
                </tspan>
              </text>
            </g>
          ))}
        </g>
      </g>
    </svg>
  );
}
