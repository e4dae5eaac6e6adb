import type { OpenNowLabels } from "../content/schemas/shared.ts";
import type { OpenState, Schedule } from "./hours.ts";
import { openNowText } from "./open-now-text.ts";

/** The weekday with the most letters: Wednesday. */
const latest = { date: "2026-09-30", day: "Wed", inDays: 2 } as const;

/**
 * The longest text that src/browser/open-now.ts can write, as a string of CSS that is safe in a style
 * element: it reserves the space.
 */
export function longestOpenNow(
  { hours, closures }: Omit<Schedule, "offsets">,
  labels: OpenNowLabels,
): string {
  const states = hours.flatMap(({ opens, closes }): OpenState[] => [
    { open: true, closesAt: closes },
    { open: false, opens: { ...latest, time: opens } },
    ...closures.map(({ reason }) => ({
      open: false as const,
      reason,
      opens: { ...latest, time: opens },
    })),
  ]);
  const openNow = longest(states.map((state) => openNowText(state, labels)));
  return cssString(openNow);
}

function longest(texts: readonly string[]): string {
  return texts.toSorted((a, b) => b.length - a.length)[0] ?? "";
}

function cssString(text: string): string {
  return `"${text.replaceAll(/["\\<\n]/g, (each) => `\\${each.charCodeAt(0).toString(16)} `)}"`;
}
