import type { ComponentProps } from "react";

/** About's piece of the horizon: the van that comes to the customer, with the name on its side. */
export function Van({ name, ...props }: ComponentProps<"svg"> & { name: string }) {
  return (
    <svg
      {...props}
      viewBox="70 -232 530 232"
      fill="none"
      stroke="var(--color-ink)"
      strokeWidth="var(--line-draw)"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle fill="var(--color-star)" stroke="none" cx="556" cy="-200" r="13" />
      <path
        fill="var(--color-sky-deep)"
        fillOpacity=".15"
        stroke="none"
        d="M100-176a9 9 0 0 1 10-9 14 14 0 0 1 26-4 22 22 0 0 1 40-6 16 16 0 0 1 27 6 13 13 0 0 1 21 5 8 8 0 0 1 10 8z"
      />
      <path
        fill="var(--color-surface)"
        d="M116 0v-70h16v-22h14v22h84V0zM104-70l68-52 70 52zM132 0v-42h24V0M180-48h30v28h-30z"
      />
      <path fill="var(--color-clay)" d="M104-70l68-52 70 52z" />
      <path fill="var(--color-navy)" d="M132 0v-42h24V0zM180-48h30v28h-30z" />
      <path d="M316-202H486M316-190H486M336-202v30M366-202v12M396-202v12M426-202v12M466-202v30" />
      <path
        fill="var(--color-surface)"
        d="M292-26V-158q0-14 14-14H494q10 0 16 8l42 58 28 10q10 4 10 16v54z"
      />
      <path fill="var(--color-mesquite)" stroke="none" d="M294-54h294v26H294z" />
      <path fill="var(--color-sky)" d="M468-152h24q6 0 10 6l32 42h-66z" />
      <path
        fill="var(--color-iron)"
        d="M484-104q-4-13 5-19-3-5-1-12l4 4h6l4-4q2 7-1 12 9 6 5 19z"
      />
      <path d="M454-172V-54M466-90h16M292-54H590" />
      <path fill="var(--color-light)" d="M576-88h12v16h-12z" />
      <path strokeWidth="7" d="M290-26H592" />
      <circle fill="var(--color-iron)" cx="350" cy="-26" r="26" />
      <circle fill="var(--color-iron)" cx="528" cy="-26" r="26" />
      <path
        fill="var(--color-surface)"
        d="M340-26a10 10 0 0 1 20 0 10 10 0 0 1-20 0M518-26a10 10 0 0 1 20 0 10 10 0 0 1-20 0"
      />
      <text
        x="373"
        y="-104"
        fill="currentColor"
        stroke="none"
        fontFamily="var(--font-display)"
        fontWeight="700"
        fontSize={Math.min(26, 230 / name.length)}
        textAnchor="middle"
      >
        {name}
      </text>
    </svg>
  );
}
