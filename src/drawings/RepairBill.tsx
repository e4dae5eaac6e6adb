import type { DiagnosticExample } from "../lib/prices.ts";
import styles from "./RepairBill.module.css";

const barWidth = 600;
const maxCharacterWidth = 21;

/** The price of a repair as a bar, with the part that the visit has already paid. */
export function RepairBill({ repair, visit, amounts }: DiagnosticExample) {
  const paid = Math.round((barWidth * visit) / repair);
  const credit = `−${amounts.visit}`;
  // Text that is too wide for its part is left out. The list beside the drawing has every amount.
  const fits = (text: string, width: number) => text.length * maxCharacterWidth < width;
  return (
    <svg className={styles.bill} viewBox="0 0 600 150" aria-hidden="true">
      <path className={styles.bracket} d="M2 66V50h596v16" />
      <text x="300" y="36">
        {amounts.repair}
      </text>
      <path className={styles.paid} d={`M1 77h${paid - 1}v72H1z`} />
      <path className={styles.rest} d={`M${paid} 77h${599 - paid}v72H${paid}z`} />
      {fits(credit, paid) && (
        <text className={styles.onPaid} x={paid / 2} y="125">
          {credit}
        </text>
      )}
      {fits(amounts.rest, barWidth - paid) && (
        <text className={styles.onRest} x={(paid + barWidth) / 2} y="125">
          {amounts.rest}
        </text>
      )}
    </svg>
  );
}
