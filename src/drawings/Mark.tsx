import type { ComponentProps } from "react";

/** The business's mark: two cables that meet in a hub. */
export function Mark(props: ComponentProps<"svg">) {
  return (
    <svg {...props} viewBox="0 0 32 32" strokeWidth="4" aria-hidden="true">
      <path
        d="M4 4v4c0 6 5 8 12 8s12-2 12-8V4M4 28v-4c0-6 5-8 12-8s12 2 12 8v4"
        fill="none"
        strokeLinecap="round"
        stroke="var(--color-cable)"
      />
      <circle cx="16" cy="16" r="5.5" fill="var(--color-light)" stroke="currentColor" />
    </svg>
  );
}
