import styles from "./RepairBill.module.css";

interface Props {
  /** Dollars: the repair's price, and what the visit has paid of it. */
  repair: number;
  visit: number;
  /** The same amounts, and what is left, as they are written. */
  labels: { repair: string; visit: string; rest: string };
}

/** How wide the bar is drawn, and a sign of its words at the most. */
const whole = 600;
const sign = 21;

/** The price of a repair as a bar, with the part that the visit has already paid. */
export function RepairBill({ repair, visit, labels }: Props) {
  const paid = Math.round((whole * visit) / repair);
  const credit = `−${labels.visit}`;
  // Words wider than their part would run over the other; the list beside the picture has them.
  const fits = (labels: string, part: number) => labels.length * sign < part;
  return (
    <svg className={styles.bill} viewBox="0 0 600 150" aria-hidden="true">
      <path className={styles.bracket} d="M2 66V50h596v16" />
      <text x="300" y="36">
        {labels.repair}
      </text>
      <path className={styles.paid} d={`M1 77h${paid - 1}v72H1z`} />
      <path className={styles.left} d={`M${paid} 77h${599 - paid}v72H${paid}z`} />
      {fits(credit, paid) && (
        <text className={styles.onPaid} x={paid / 2} y="125">
          {credit}
        </text>
      )}
      {fits(labels.rest, whole - paid) && (
        <text className={styles.onLeft} x={(paid + whole) / 2} y="125">
          {labels.rest}
        </text>
      )}
    </svg>
  );
}
