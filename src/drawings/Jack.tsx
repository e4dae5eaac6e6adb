import type { ComponentProps } from "react";

/** An RJ45 jack with its link light. */
export function Jack(props: ComponentProps<"svg">) {
  return (
    <svg {...props} viewBox="0 0 32 32" aria-hidden="true">
      <path d="M3 5h26v20h-6v4H9v-4H3z" fill="none" stroke="currentColor" strokeWidth="2.5" />
      <path d="M9 8v5m4-5v5m4-5v5m5-5v5" stroke="currentColor" strokeWidth="2" />
      <circle cx="16" cy="20" r="3.5" fill="var(--color-light)" stroke="currentColor" />
    </svg>
  );
}
