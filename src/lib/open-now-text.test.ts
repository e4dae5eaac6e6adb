import { expect, test } from "vitest";
import { openNowText } from "./open-now-text.ts";

const labels = {
  open: "Open now, until {time}.",
  closed: "Closed now.",
  closure: "Closed for {reason}.",
  opens: "Opens {day} at {time}.",
  today: "today",
  tomorrow: "tomorrow",
};

const opensIn = (inDays: number, date: string) =>
  ({ open: false, opens: { date, day: "Mon", time: "15:00", inDays } }) as const;

test.each([
  ["Open now, until 7PM.", { open: true, closesAt: "19:00" } as const],
  ["Closed now. Opens today at 3PM.", opensIn(0, "2026-11-23")],
  ["Closed now. Opens tomorrow at 3PM.", opensIn(1, "2026-11-23")],
  ["Closed now. Opens Monday at 3PM.", opensIn(2, "2026-11-23")],
  ["Closed now. Opens Monday at 3PM.", opensIn(6, "2026-11-23")],
  ["Closed now. Opens January 4 at 3PM.", opensIn(7, "2027-01-04")],
  ["Closed for Vacation. Opens today at 3PM.", { ...opensIn(0, ""), reason: "Vacation" }],
  ["Closed now.", { open: false } as const],
])("%s", (text, state) => {
  expect(openNowText(state, labels)).toBe(text);
});
