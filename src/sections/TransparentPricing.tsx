import type { ServicesPage } from "../content/schemas/services-page.ts";
import { routes } from "../lib/routes.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { Coil } from "../ui/Coil.tsx";
import { ContactText } from "../ui/ContactText.tsx";
import { Section } from "../ui/Section.tsx";
import { Points } from "./Points.tsx";

/** How prices are calculated, with a link to ask for a quote. */
export function TransparentPricing({ heading, text, points, button }: ServicesPage["pricing"]) {
  return (
    <Section id="transparent-pricing" heading={heading} lane="left" crosses band="wheat">
      <p className="lead">
        <ContactText>{text}</ContactText>
      </p>
      <Points points={points} />
      <ButtonLink href={routes.contact}>{button}</ButtonLink>
      <Coil />
    </Section>
  );
}
