const perRow = 6;
const portWidth = 60;
const rowHeight = 84;

interface Props {
  /** The lit ports. */
  jacks: number;
  /** All ports. Those that are not lit are blank plates. */
  ports: number;
  /** Of the ports' numbers. */
  numberClassName?: string | undefined;
}

/** A patch panel, six ports to a row. */
export function PatchPanel({ jacks, ports, numberClassName }: Props) {
  const rows = Math.ceil(ports / perRow);
  const height = rows * rowHeight + 20;
  const places = Array.from({ length: rows * perRow }, (_, index) => ({
    number: index + 1,
    x: 10 + (index % perRow) * portWidth,
    y: 12 + Math.floor(index / perRow) * rowHeight,
  }));
  const id = `port-of-${jacks}`;
  return (
    <svg
      className="lit"
      viewBox={`0 0 376 ${height}`}
      width="100%"
      overflow="visible"
      stroke="var(--color-ink)"
      fontFamily="var(--font-display)"
      fontSize="11"
      fontWeight="700"
      textAnchor="middle"
      aria-hidden="true"
    >
      <rect
        x="1"
        y="1"
        width="374"
        height={height - 2}
        rx="6"
        fill="var(--color-surface)"
        strokeWidth="2"
      />
      <defs>
        <g id={id}>
          <path
            d="M5 14h44v32H39v8H15v-8H5z"
            fill="var(--color-bedrock)"
            stroke="var(--color-line)"
          />
          <path
            d="M15 14v9m6-9v9m6-9v9m6-9v9m6-9v9"
            stroke="var(--color-on-bedrock)"
            strokeWidth="1.5"
          />
          <path fill="var(--color-light)" d="M5 2h13v8H5z" />
          <path fill="var(--color-mesquite)" d="M36 2h13v8H36z" />
        </g>
      </defs>
      {places.map(({ number, x, y }) =>
        number > jacks ? (
          <path
            key={number}
            d={`M${x + 5} ${y + 2}h44v52h-44zm19 7h6m-6 38h6`}
            fill="none"
            stroke="var(--color-line)"
          />
        ) : (
          <g key={number}>
            <use href={`#${id}`} x={x} y={y} />
            <text
              className={numberClassName}
              x={x + 27}
              y={y + 70}
              fill="var(--color-ink)"
              stroke="none"
            >
              {number}
            </text>
          </g>
        ),
      )}
    </svg>
  );
}
