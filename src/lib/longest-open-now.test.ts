import { expect, test } from "vitest";
import { longestOpenNow } from "./longest-open-now.ts";

const labels = {
  open: "Open now, until {time}, or even later.",
  closed: "Closed now.",
  closure: "Closed for {reason}.",
  opens: "Opens {day} at {time}.",
  today: "today",
  tomorrow: "tomorrow",
  now: "now",
};
const hours = [{ days: ["Mon"], opens: "15:00", closes: "18:30" }] as const;

test.each([
  ["open", [], '"Open now, until 6:30PM, or even later."'],
  ["closed", ["Christmas"], '"Closed for Christmas. Opens Wednesday at 3PM."'],
  ["hostile", ['"</style>\\'], '"Closed for \\22 \\3c /style>\\5c . Opens Wednesday at 3PM."'],
])("the longest text is reserved: %s", (_, reasons, expected) => {
  const closures = reasons.map((reason) => ({ from: "2026-12-24", to: "2026-12-24", reason }));
  const schedule = { hours, closures };
  expect(longestOpenNow(schedule, labels)).toBe(expected);
});
