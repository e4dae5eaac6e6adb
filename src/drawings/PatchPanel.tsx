const perRow = 6;
const portWidth = 60;
const rowHeight = 84;

/** A patch panel with this many lit ports, six to a row. */
export function PatchPanel({ jacks }: { jacks: number }) {
  const rows = Math.ceil(jacks / perRow);
  const height = rows * rowHeight + 20;
  const ports = Array.from({ length: jacks }, (_, index) => ({
    number: index + 1,
    x: 10 + (index % perRow) * portWidth,
    y: 12 + Math.floor(index / perRow) * rowHeight,
  }));
  const id = `port-of-${jacks}`;
  return (
    <svg
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
      {ports.map(({ number, x, y }) => (
        <g key={number}>
          <use href={`#${id}`} x={x} y={y} />
          <text x={x + 27} y={y + 70} fill="currentColor" stroke="none" data-numbers="">
            {number}
          </text>
        </g>
      ))}
    </svg>
  );
}
