import type { ComponentProps } from "react";

/** The mark in a 32 × 32 box, for lines 4 units wide: two cables with four ends, one hub. */
export const mark = {
  cables: "M4 4v4c0 6 5 8 12 8s12-2 12-8V4M4 28v-4c0-6 5-8 12-8s12 2 12 8v4",
  hub: { cx: 16, cy: 16, r: 5.5 },
} as const;

/** The business's mark: a hub where cables meet, in the shape of an H. */
export function Mark(props: ComponentProps<"svg">) {
  return (
    <svg {...props} viewBox="0 0 32 32" fill="none" strokeWidth="4" aria-hidden="true">
      <path d={mark.cables} strokeLinecap="round" stroke="var(--color-cable)" />
      <circle {...mark.hub} fill="var(--color-light)" stroke="currentColor" />
    </svg>
  );
}
