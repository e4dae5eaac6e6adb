import type { ComponentProps } from "react";
import { Section } from "../ui/Section.tsx";
import { Steps } from "./Steps.tsx";

/** The steps as a section of their own. */
export function StepsSection(steps: ComponentProps<typeof Steps>) {
  return (
    <Section lane="left">
      <Steps {...steps} />
    </Section>
  );
}
