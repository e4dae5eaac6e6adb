import type { PricingPage } from "../content/schemas/pricing-page.ts";
import { RepairBill } from "../drawings/RepairBill.tsx";
import type { DiagnosticExample } from "../lib/prices.ts";
import { Section } from "../ui/Section.tsx";
import { AskAbout } from "./AskAbout.tsx";
import { ContactText } from "./ContactText.tsx";
import styles from "./DiagnosticVisit.module.css";

type Diagnostic = PricingPage["diagnostic"];

interface Props extends Pick<Diagnostic, "heading" | "kind" | "text"> {
  labels: Diagnostic["example"];
  example: DiagnosticExample;
  /** The link that asks about the visit, and what it chooses in the contact form. */
  ask: { label: string; topic: string };
}

/** The visit that finds the fault, and how its price comes off the repair. */
export function DiagnosticVisit({ heading, kind, text, labels, example, ask }: Props) {
  const { visit, repair, amounts } = example;
  return (
    <Section id="diagnostic-visit" heading={heading} lane="left" className={styles.visit}>
      <p className={styles.amount} aria-hidden="true" data-long={visit >= 1000 || undefined}>
        {amounts.visit}
      </p>
      <p className={styles.text}>
        <strong>
          {amounts.visit} {kind}.
        </strong>{" "}
        <ContactText>{text}</ContactText> <AskAbout {...ask} subject={heading} />
      </p>
      <div className={styles.bill}>
        <RepairBill repair={repair} visit={visit} labels={amounts} />
        <dl>
          <div>
            <dt>{labels.repair}</dt> <dd>{amounts.repair}</dd>
          </div>
          <div>
            <dt>{labels.credit}</dt> <dd>−{amounts.visit}</dd>
          </div>
          <div>
            <dt>{labels.rest}</dt> <dd>{amounts.rest}</dd>
          </div>
        </dl>
      </div>
    </Section>
  );
}
