import type { Headed } from "../schemas/text.ts";
import { type Band, type Lane, Section } from "../ui/Section.tsx";
import { Points } from "./Points.tsx";

interface Props {
  id: string;
  heading: string;
  points: readonly Headed[];
  lane: Lane;
  /** Whether the cable comes over from the other side. */
  turn?: boolean;
  band?: Band;
  /** Whether each point has a live jack beside it. */
  wired?: boolean;
}

/** A heading and the points that bear it out. */
export function PointsSection({
  id,
  heading,
  points,
  lane,
  turn = false,
  band = "plain",
  wired = false,
}: Props) {
  return (
    <Section id={id} heading={heading} lane={lane} turn={turn} band={band}>
      <Points points={points} wired={wired} />
    </Section>
  );
}
