import type { Offline } from "../content/schemas/offline.ts";
import { LooseEnds } from "../drawings/LooseEnds.tsx";
import { StepsSection } from "./StepsSection.tsx";

/** What to try without a connection, below the unplugged cable. */
export function OfflineSteps({ heading, items }: Offline["steps"]) {
  return (
    <StepsSection heading={heading} items={items.map((text) => ({ text }))} lane="right" crosses>
      <LooseEnds />
    </StepsSection>
  );
}
