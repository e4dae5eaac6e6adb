import { expect, test } from "vitest";
import type { Day, OpenHours } from "./hours.ts";
import { formatWeek, hoursInLine } from "./hours-text.ts";

const on = (days: string, opens = "09:00", closes = "17:00"): OpenHours => ({
  days: days.split(" ") as Day[],
  opens,
  closes,
});
const labels = {
  closed: "Closed",
  openNow: { allDay: "Open 24 hours", byAppointment: "By appointment" },
};
const rows = (...hours: OpenHours[]) => formatWeek(hours, labels);

test.each([
  ["Mon Wed", "Mon, Wed"],
  ["Sat Sun", "Sat-Sun"],
  ["Sun Mon", "Mon, Sun"],
  ["Wed Mon Tue", "Mon-Wed"],
  ["Mon Tue Thu Fri Sun", "Mon-Tue, Thu-Fri, Sun"],
  ["Mon Tue Wed Thu Fri Sat Sun", "Mon-Sun"],
])("the days %s are written %s", (days, text) => {
  expect(rows(on(days))[0]).toBe(`${text} 9AM-5PM`);
});

test("a week has a last row for the days without hours, if there are any", () => {
  expect(rows(on("Mon Tue Wed"))).toEqual(["Mon-Wed 9AM-5PM", "Thu-Sun Closed"]);
  expect(rows(on("Mon Tue Wed Thu"), on("Fri Sat Sun"))).toHaveLength(2);
  expect(rows()).toEqual(["Mon-Sun By appointment"]);
});

test.each([
  ["09:05", "15:30", "9:05AM-3:30PM"],
  ["00:00", "12:00", "12AM-12PM"],
  ["00:30", "12:30", "12:30AM-12:30PM"],
  ["11:59", "23:59", "11:59AM-11:59PM"],
  ["18:00", "24:00", "6PM-12AM"],
  ["18:00", "00:00", "6PM-12AM"],
  ["18:00", "02:30", "6PM-2:30AM"],
  ["00:00", "24:00", "Open 24 hours"],
  ["00:00", "23:59", "12AM-11:59PM"],
])("the hours from %s to %s are written %s", (opens, closes, text) => {
  expect(rows(on("Mon", opens, closes))[0]).toBe(`Mon ${text}`);
});

test.each([
  [["Mon Tue Wed", "Sat"], "Mon-Wed 9AM-5PM,|Sat 9AM-5PM"],
  [["Sat", "Mon Wed", "Sun"], "Sat 9AM-5PM;|Mon, Wed 9AM-5PM;|Sun 9AM-5PM"],
  [["Mon Wed"], "Mon, Wed 9AM-5PM"],
  [[], "By appointment"],
])("%j in one line are separated as in %s", (entries, line) => {
  const hours = entries.map((days) => on(days));
  expect(hoursInLine(hours, labels)).toEqual(line.split("|"));
});
