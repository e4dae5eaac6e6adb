import { Mark } from "../drawings/Mark.tsx";
import type { IconFile } from "./icons.ts";

/** An icon: the mark of a business on a background that fills it, or without one. */
export function Icon({ name, markScale, isFilled }: { name: string } & IconFile) {
  const start = (1 - markScale) * 16;
  const size = markScale * 32;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" aria-hidden="true">
      {isFilled && <path fill="var(--color-sky)" d="M0 0h32v32H0z" />}
      <Mark name={name} x={start} y={start} width={size} height={size} color="var(--color-ink)" />
    </svg>
  );
}
