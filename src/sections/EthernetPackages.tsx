import type { Pricing } from "../content/schemas/pricing.ts";
import type { ShownPrice } from "../content/shown-prices.ts";
import { PatchPanel } from "../drawings/PatchPanel.tsx";
import { Paragraph } from "../ui/Paragraph.tsx";
import { Section } from "../ui/Section.tsx";
import { AskAbout } from "./AskAbout.tsx";
import styles from "./EthernetPackages.module.css";

interface Props extends Omit<NonNullable<Pricing["packages"]>, "prices">, Pick<Pricing, "taxes"> {
  packages: readonly ShownPrice[];
  /** The text of the links to the contact form. */
  askLabel: string;
}

/** The fixed-price packages, with a drawing of its patch panel for each that has jacks. */
export function EthernetPackages({ heading, text, included, packages, taxes, askLabel }: Props) {
  const ports = Math.max(...packages.map(({ jacks }) => jacks));
  return (
    <Section
      id="new-home-ethernet"
      heading={heading}
      text={taxes ? `${text} ${taxes}` : text}
      band="wheat"
    >
      <ul className={`columns ${styles.packages}`}>
        {packages.map((item) => (
          <li key={item.id} className={styles.package}>
            <h3 className={styles.name}>{item.name}</h3>
            <p className={styles.cost}>{item.amount}</p>
            {item.jacks > 0 && (
              <div className={styles.patchPanel}>
                <PatchPanel jacks={item.jacks} ports={ports} numberClassName={styles.number} />
              </div>
            )}
            <Paragraph className={`large ${styles.text}`}>
              {[item.detail, included].join(" ")}
            </Paragraph>
            <AskAbout label={askLabel} {...item} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
