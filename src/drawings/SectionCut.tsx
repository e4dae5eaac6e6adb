import styles from "./SectionCut.module.css";
import Parts from "./SectionCutParts.svg?react";

/**
 * The wide arrangement shows from 40em, the tall one below. Each begins at its upper left corner, where the
 * page's cable comes to the pole; what is above and to the left of it overflows. Of the cable, `from` leads
 * to the panel in the house, and `on` to the shop.
 */
const arrangements = [
  {
    name: "wide",
    className: styles.wide,
    viewBox: "130 -296 1310 378",
    strokeWidth: 2.5,
    from: "M130-296Q313-270 488-278q8-1 8 8V-237q0 6 6 6H803q6 0 6 6V-160",
    on: "M809-138V38q0 12 12 12H1181q12 0 12-12V-12",
    house: 452,
    till: 1193,
  },
  {
    name: "tall",
    className: styles.tall,
    viewBox: "66 -296 934 420",
    strokeWidth: 3.5,
    from: "M66-296Q117-283 160-278q8-1 8 8V-237q0 6 6 6H475q6 0 6 6V-160",
    on: "M481-138V38q0 12 12 12H827q12 0 12-12V-12",
    house: 124,
    till: 839,
  },
] as const;

const cable = {
  stroke: "var(--color-cable)",
  strokeWidth: "var(--line-cable)",
  vectorEffect: "non-scaling-stroke",
  pathLength: 1,
} as const;

/** A section through a house and a shop, with the cable that leads to each room. */
export function SectionCut({ title }: { title: string }) {
  return (
    <div className={styles.cut} role="img" aria-label={title}>
      <Parts className={styles.parts} />
      {arrangements.map(({ name, from, on, house, till, ...frame }) => (
        <svg
          {...frame}
          key={name}
          overflow="visible"
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <use href={`#cut-${name}-scene`} />
          <path {...cable} className={styles.from} d={from} />
          <path {...cable} className={styles.on} d={on} />
          <use href="#cut-runs" x={house} />
          <circle fill="var(--color-light)" cx={till} cy="-40" r="4" />
        </svg>
      ))}
    </div>
  );
}
