import type { ComponentProps } from "react";
import { type Band, type Lane, Section } from "../ui/Section.tsx";
import { Points } from "./Points.tsx";

interface Props extends ComponentProps<typeof Points> {
  id: string;
  heading: string;
  lane: Lane;
  band?: Band;
}

/** A section with a list of points. */
export function PointsSection({ points, ...section }: Props) {
  return (
    <Section {...section}>
      <Points points={points} />
    </Section>
  );
}
