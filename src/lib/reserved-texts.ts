import type { OpenNowLabels } from "../content/schemas/shared.ts";
import { closuresInLine } from "./closures.ts";
import type { OpenState, Schedule } from "./hours.ts";
import { openNowText } from "./open-now-text.ts";

/** An opening on the date that takes the most letters: September 30. */
const latest = { date: "2026-09-30", day: "Wed", inDays: 7 } as const;

/**
 * CSS declarations with the longest texts that src/browser/open-now.ts can write, which reserve their
 * space. Safe in a style element.
 */
export function reservedTexts(schedule: Schedule, labels: OpenNowLabels, today: Date): string {
  const { hours, closures } = schedule;
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
  const closure = longest(closuresInLine(closures, labels, today));
  return `--longest-open-now:${cssString(openNow)};--longest-closure:${cssString(closure)}`;
}

function longest(texts: readonly string[]): string {
  return texts.toSorted((a, b) => b.length - a.length)[0] ?? "";
}

function cssString(text: string): string {
  return `"${text.replaceAll(/["\\<\n]/g, (each) => `\\${each.charCodeAt(0).toString(16)} `)}"`;
}
