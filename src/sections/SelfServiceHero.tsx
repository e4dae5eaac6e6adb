import type { SelfService } from "../content/schemas/self-service.ts";
import TaggedLaptop from "../drawings/horizon/TaggedLaptop.svg?react";
import { routes } from "../lib/routes.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { Hero } from "./Hero.tsx";
import { OpenNow } from "./OpenNow.tsx";

/** The first section of Self Service: customers go to the ticket, others to the contact page. */
export function SelfServiceHero({ toTicket, newHere, ...headed }: SelfService["hero"]) {
  return (
    <Hero {...headed} scene={TaggedLaptop}>
      <OpenNow />
      <p className="row">
        <ButtonLink href="#request">{toTicket}</ButtonLink>
        <ButtonLink href={routes.contact} variant="quiet">
          {newHere}
        </ButtonLink>
      </p>
    </Hero>
  );
}
