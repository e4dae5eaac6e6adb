import type { ComponentProps } from "react";
import { routes } from "../lib/routes.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { ContactText } from "../ui/ContactText.tsx";
import { type Band, Section } from "../ui/Section.tsx";
import { Points } from "./Points.tsx";

interface Props extends ComponentProps<typeof Points> {
  id: string;
  heading: string;
  text?: string;
  /** The text of a button to the Contact page. */
  button?: string;
  band?: Band;
}

/** A section of short texts. */
export function PointsSection({ text, button, items, look, ...section }: Props) {
  return (
    <Section {...section}>
      {text && (
        <p className="lead">
          <ContactText>{text}</ContactText>
        </p>
      )}
      <Points items={items} look={look} />
      {button && <ButtonLink href={routes.contact}>{button}</ButtonLink>}
    </Section>
  );
}
