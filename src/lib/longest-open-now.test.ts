import { expect, test } from "vitest";
import { longestOpenNow } from "./longest-open-now.ts";

const labels = {
  open: "Open now, until {time}, or even later.",
  allDay: "Open 24 hours, and on Sundays 25 hours.",
  byAppointment: "By appointment, at some time that suits both.",
  closed: "Closed now.",
  closure: "Closed for {reason}.",
  opens: "Opens {day} at {time}.",
  today: "today",
  tomorrow: "tomorrow",
  now: "now",
};
const hours = [{ days: ["Mon"], opens: "15:00", closes: "18:30" }] as const;
const short = { allDay: "", byAppointment: "" };

test.each([
  ["by appointment", {}, [], "By appointment, at some time that suits both."],
  ["all day", { byAppointment: "" }, [], "Open 24 hours, and on Sundays 25 hours."],
  ["open", short, [], "Open now, until 6:30PM, or even later."],
  ["closed", { ...short, open: "" }, [], "Closed now. Opens Wednesday at 3PM."],
  ["a closure", short, ["Christmas"], "Closed for Christmas. Opens Wednesday at 3PM."],
])("the longest text is reserved: %s", (_, texts, reasons, expected) => {
  const closures = reasons.map((reason) => ({ from: "2026-12-24", to: "2026-12-24", reason }));
  expect(longestOpenNow({ hours, closures }, { ...labels, ...texts })).toBe(expected);
});
