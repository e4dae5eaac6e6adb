import type { SelfService } from "../content/schemas/self-service.ts";
import TaggedLaptop from "../drawings/horizon/TaggedLaptop.svg?react";
import { ButtonLink } from "../ui/Button.tsx";
import { Hero } from "./Hero.tsx";
import { OpenNow } from "./OpenNow.tsx";

type Props = SelfService["hero"] & {
  /** Whether the page has the help desk's form. */
  hasForm: boolean;
};

/** The first section of Self Service, with a button that scrolls to the ticket. */
export function SelfServiceHero({ heading, text, withoutForm, toTicket, hasForm }: Props) {
  return (
    <Hero heading={heading} text={hasForm ? text : withoutForm} scene={TaggedLaptop}>
      <OpenNow />
      <ButtonLink href="#request">{toTicket}</ButtonLink>
    </Hero>
  );
}
