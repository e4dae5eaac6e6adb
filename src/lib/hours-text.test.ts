import { expect, test } from "vitest";
import type { Day, OpenHours } from "./hours.ts";
import { formatHours, formatWeek, hoursInLine } from "./hours-text.ts";

const on = (days: string, opens = "09:00", closes = "17:00"): OpenHours => ({
  days: days.split(" ") as Day[],
  opens,
  closes,
});

test.each([
  ["Mon Wed", "Mon, Wed"],
  ["Sat Sun", "Sat-Sun"],
  ["Sun Mon", "Mon, Sun"],
  ["Wed Mon Tue", "Mon-Wed"],
  ["Mon Tue Thu Fri Sun", "Mon-Tue, Thu-Fri, Sun"],
  ["Mon Tue Wed Thu Fri Sat Sun", "Mon-Sun"],
])("the days %s are written %s", (days, text) => {
  expect(formatHours([on(days)])).toEqual([{ days: text, text: "9AM-5PM" }]);
});

test("a week has a last row for the days without hours, if there are any", () => {
  const rows = formatWeek([on("Mon Tue Wed")], "Closed").map(({ days, text }) => `${days} ${text}`);
  expect(rows).toEqual(["Mon-Wed 9AM-5PM", "Thu-Sun Closed"]);
  expect(formatWeek([on("Mon Tue Wed Thu"), on("Fri Sat Sun")], "Closed")).toHaveLength(2);
});

test.each([
  ["09:05", "15:30", "9:05AM-3:30PM"],
  ["00:00", "12:00", "12AM-12PM"],
  ["00:30", "12:30", "12:30AM-12:30PM"],
  ["11:59", "23:59", "11:59AM-11:59PM"],
])("the hours from %s to %s are written %s", (opens, closes, text) => {
  expect(formatHours([on("Mon", opens, closes)])[0]?.text).toBe(text);
});

test.each([
  [["Mon Tue Wed", "Sat"], "Mon-Wed 9AM-5PM,|Sat 9AM-5PM"],
  [["Sat", "Mon Wed", "Sun"], "Sat 9AM-5PM;|Mon, Wed 9AM-5PM;|Sun 9AM-5PM"],
  [["Mon Wed"], "Mon, Wed 9AM-5PM"],
])("%j in one line are separated as in %s", (entries, line) => {
  expect(hoursInLine(entries.map((days) => on(days)))).toEqual(line.split("|"));
});
