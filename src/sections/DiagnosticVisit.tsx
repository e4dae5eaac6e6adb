import type { Pricing } from "../content/schemas/pricing.ts";
import type { showVisit } from "../content/shown-prices.ts";
import { RepairBill } from "../drawings/RepairBill.tsx";
import { formatDollars } from "../lib/format.ts";
import { ContactText } from "../ui/ContactText.tsx";
import { Section } from "../ui/Section.tsx";
import { AskAbout } from "./AskAbout.tsx";
import styles from "./DiagnosticVisit.module.css";

interface Props extends ReturnType<typeof showVisit>, Pick<Pricing, "taxes"> {
  /** The text of the link to the contact form. */
  askLabel: string;
}

/** The diagnostic visit, with an example of how its price is credited toward the repair. */
export function DiagnosticVisit(props: Props) {
  const { heading, kind, text, taxes, visit, bill, askLabel, topic, about } = props;
  const amount = formatDollars(visit);
  // "free" begins a sentence.
  const price = amount.charAt(0).toUpperCase() + amount.slice(1);
  return (
    <Section id="diagnostic-visit" heading={heading} aside={bill && <Bill {...bill} />}>
      <p className={styles.amount} aria-hidden="true">
        {price}
      </p>
      <div className={`large ${styles.text}`}>
        <p>
          <strong>{`${price} ${kind}.`}</strong>{" "}
          <ContactText>{taxes && visit > 0 ? `${text} ${taxes}` : text}</ContactText>
        </p>
        <AskAbout label={askLabel} name={heading} topic={topic} about={about} />
      </div>
    </Section>
  );
}

/** A repair, the visit that comes off it, and the rest. */
function Bill({ labels, repair, visit }: NonNullable<Props["bill"]>) {
  return (
    <div className={styles.bill}>
      <h3>{labels.caption}</h3>
      <RepairBill repair={repair} visit={visit} />
      <dl>
        <div>
          <dt>{labels.repair}</dt> <dd>{formatDollars(repair)}</dd>
        </div>
        <div>
          <dt>{labels.credit}</dt> <dd>−{formatDollars(visit)}</dd>
        </div>
        <div>
          <dt>{labels.rest}</dt> <dd>{formatDollars(repair - visit)}</dd>
        </div>
      </dl>
    </div>
  );
}
