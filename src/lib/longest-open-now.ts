import type { OpenNowLabels } from "../content/schemas/shared.ts";
import type { OpenState, Schedule } from "./hours.ts";
import { openNowText } from "./open-now-text.ts";

/** The weekday with the most letters: Wednesday. */
const latest = { date: "2026-09-30", day: "Wed", inDays: 2 } as const;

/** The longest text that src/browser/open-now.ts can write, whose space the page reserves. */
export function longestOpenNow(
  { hours, closures }: Pick<Schedule, "hours" | "closures">,
  labels: OpenNowLabels,
): string {
  const reasons = [{}, ...closures.map(({ reason }) => ({ reason }))];
  const openings = [{}, ...hours.map(({ opens }) => ({ opens: { ...latest, time: opens } }))];
  const states: OpenState[] = [
    { open: true },
    { open: false, byAppointment: true },
    ...hours.map(({ closes }) => ({ open: true, closesAt: closes }) as const),
    ...reasons.flatMap((reason) =>
      openings.map((opening) => ({ open: false, ...reason, ...opening }) as const),
    ),
  ];
  const texts = states.map((state) => openNowText(state, labels));
  return texts.toSorted((a, b) => b.length - a.length)[0] ?? "";
}
