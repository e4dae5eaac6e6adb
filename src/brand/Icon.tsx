import { Mark } from "../drawings/Mark.tsx";
import type { IconFile } from "./icons.ts";

/** An icon: the mark, on a background where it leaves room: phones crop icons to their own shape. */
export function Icon({ markScale }: IconFile) {
  const start = (1 - markScale) * 16;
  const size = markScale * 32;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" aria-hidden="true">
      {markScale < 1 && <path fill="var(--color-sky)" d="M0 0h32v32H0z" />}
      <Mark x={start} y={start} width={size} height={size} color="var(--color-ink)" />
    </svg>
  );
}
