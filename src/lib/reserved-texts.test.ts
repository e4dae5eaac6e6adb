import { expect, test } from "vitest";
import { reservedTexts } from "./reserved-texts.ts";

const labels = {
  open: "Open now, until {time}.",
  closed: "Closed now.",
  closure: "Closed for {reason}.",
  opens: "Opens {day} at {time}.",
  today: "today",
  tomorrow: "tomorrow",
};
const hours = [
  { days: ["Mon"], opens: "15:00", closes: "19:00" },
  { days: ["Sat"], opens: "10:30", closes: "16:00" },
] as const;
const closures = [
  { from: "2026-11-26", to: "2026-11-26", reason: '"</style>\\' },
  { from: "2026-12-24", to: "2026-12-24", reason: "Christmas dinner" },
];

test("the longest texts are reserved, and can't end the style element", () => {
  const schedule = { hours, closures, timeZone: "America/Chicago" };
  const texts = reservedTexts(schedule, labels, new Date("2026-11-01T00:00Z"));
  const [christmas] = closures.slice(1);
  expect(texts).toBe(
    '--longest-open-now:"Closed for Christmas dinner. Opens September 30 at 10:30AM.";' +
      `--longest-closure:"Dec 24: Closed for ${christmas?.reason}."`,
  );
  const hostile = { ...schedule, closures: closures.slice(0, 1) };
  expect(reservedTexts(hostile, labels, new Date("2026-11-01T00:00Z"))).toContain(
    '"Nov 26: Closed for \\22 \\3c /style>\\5c ."',
  );
});
