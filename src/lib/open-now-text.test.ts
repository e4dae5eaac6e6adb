import { expect, test } from "vitest";
import { openState, type Schedule } from "./hours.ts";
import { openNowText } from "./open-now-text.ts";

const labels = {
  open: "Open now, until {time}.",
  closed: "Closed now.",
  closure: "Closed for {reason}.",
  opens: "Opens {day} at {time}.",
  today: "today",
  tomorrow: "tomorrow",
};

const schedule: Schedule = {
  hours: [
    { days: ["Mon", "Tue", "Wed", "Thu", "Fri"], opens: "15:00", closes: "19:00" },
    { days: ["Sat"], opens: "10:00", closes: "16:00" },
  ],
  closures: [
    { from: "2026-11-26", to: "2026-11-28", reason: "Thanksgiving" },
    { from: "2026-12-20", to: "2027-01-03", reason: "Vacation" },
  ],
  timeZone: "America/Chicago",
};

test.each([
  ["Friday afternoon", "2026-11-20T16:00-06:00", "Open now, until 7PM."],
  ["Friday at noon", "2026-11-20T12:00-06:00", "Closed now. Opens today at 3PM."],
  ["Friday evening", "2026-11-20T19:00-06:00", "Closed now. Opens tomorrow at 10AM."],
  ["Saturday evening", "2026-11-21T16:00-06:00", "Closed now. Opens Monday at 3PM."],
  ["Thanksgiving", "2026-11-26T15:30-06:00", "Closed for Thanksgiving. Opens Monday at 3PM."],
  ["a long closure", "2026-12-20T09:00-06:00", "Closed for Vacation. Opens January 4 at 3PM."],
])("%s", (_when, now, text) => {
  expect(openNowText(openState(new Date(now), schedule), labels)).toBe(text);
});

test("promises no opening where there is none", () => {
  const none = openState(new Date("2026-11-20T16:00Z"), { ...schedule, hours: [] });
  expect(openNowText(none, labels)).toBe("Closed now.");
});
