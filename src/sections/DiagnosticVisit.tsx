import { RepairBill } from "../drawings/RepairBill.tsx";
import type { DiagnosticExample } from "../lib/prices.ts";
import type { PricingPage } from "../schemas/pricing-page.ts";
import { Section } from "../ui/Section.tsx";
import { AskAbout } from "./AskAbout.tsx";
import { ContactText } from "./ContactText.tsx";
import styles from "./DiagnosticVisit.module.css";

type Words = PricingPage["diagnostic"];

interface Props extends Pick<Words, "heading" | "kind" | "text"> {
  words: Words["example"];
  example: DiagnosticExample;
  /** The link that asks about the visit, and what it chooses in the contact form. */
  ask: { label: string; topic: string };
}

/** The visit that finds the fault, and how its price comes off the repair. */
export function DiagnosticVisit({ heading, kind, text, words, example, ask }: Props) {
  const { visit, repair, labels } = example;
  return (
    <Section id="diagnostic-visit" heading={heading} lane="left" className={styles.visit}>
      <p className={styles.amount} aria-hidden="true" data-long={visit >= 1000 || undefined}>
        {labels.visit}
      </p>
      <p className={styles.text}>
        <strong>
          {labels.visit} {kind}.
        </strong>{" "}
        <ContactText>{text}</ContactText> <AskAbout {...ask} subject={heading} />
      </p>
      <div className={styles.bill}>
        <RepairBill repair={repair} visit={visit} labels={labels} />
        <dl>
          <div>
            <dt>{words.repair}</dt> <dd>{labels.repair}</dd>
          </div>
          <div>
            <dt>{words.credit}</dt> <dd>−{labels.visit}</dd>
          </div>
          <div>
            <dt>{words.rest}</dt> <dd>{labels.rest}</dd>
          </div>
        </dl>
      </div>
    </Section>
  );
}
