import styles from "./PatchPanel.module.css";

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
    <svg className={styles.panel} viewBox={`0 0 376 ${height}`} aria-hidden="true">
      <rect className={styles.plate} x="1" y="1" width="374" height={height - 2} rx="6" />
      <defs>
        <g id={id}>
          <path className={styles.hole} d="M5 14h44v32H39v8H15v-8H5z" />
          <path className={styles.pins} d="M15 14v9m6-9v9m6-9v9m6-9v9m6-9v9" />
          <path className={styles.link} d="M5 2h13v8H5z" />
          <path className={styles.activity} d="M36 2h13v8H36z" />
        </g>
      </defs>
      {ports.map(({ number, x, y }) => (
        <use key={number} href={`#${id}`} x={x} y={y} data-port={number} />
      ))}
      {ports.map(({ number, x, y }) => (
        <text key={number} x={x + 27} y={y + 70}>
          {number}
        </text>
      ))}
    </svg>
  );
}
