/**
 * The text of a live region. Screen readers drop one that equals the last: each turn is a new element,
 * and every second one ends with a no-break space.
 */
export function LiveText({ children, turn }: { children: string; turn: number }) {
  return <span key={turn}>{turn % 2 === 0 ? children : `${children}\u00a0`}</span>;
}
