import type { Headed } from "../content/schemas/text.ts";
import { type Band, type Lane, Section } from "../ui/Section.tsx";
import { Points } from "./Points.tsx";

interface Props {
  id: string;
  heading: string;
  points: readonly Headed[];
  lane: Lane;
  band?: Band;
  /** Whether each point has a live jack beside it. */
  wired?: boolean;
}

/** A heading and the points that bear it out. */
export function PointsSection({ id, heading, points, lane, band = "plain", wired = false }: Props) {
  return (
    <Section id={id} heading={heading} lane={lane} band={band}>
      <Points points={points} wired={wired} />
    </Section>
  );
}
