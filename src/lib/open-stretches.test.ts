import { expect, test } from "vitest";
import { type Day, type OpenHours, week } from "./hours.ts";
import { stretchesOf } from "./open-stretches.ts";

const on = (days: string, opens: string, closes: string): OpenHours => ({
  days: days.split(" ") as Day[],
  opens,
  closes,
});

/** The week's stretches in one line: "Sat 18-24, Sun *0-2", with a star where it began the day before. */
const lineOf = (...hours: OpenHours[]) =>
  week
    .flatMap((day) =>
      stretchesOf(day, hours).map(
        ({ from, to, isNight }) => `${day} ${isNight ? "*" : ""}${from}-${to}`,
      ),
    )
    .join(", ");

test.each([
  ["a day", [on("Mon", "09:00", "17:30")], "Mon 9-17.5"],
  ["until midnight", [on("Mon", "18:00", "24:00")], "Mon 18-24"],
  ["until midnight by another name", [on("Mon", "18:00", "00:00")], "Mon 18-24"],
  ["a night", [on("Fri", "18:00", "02:15")], "Fri 18-24, Sat *0-2.25"],
  ["Sunday's night", [on("Sun", "22:00", "04:00")], "Mon *0-4, Sun 22-24"],
  [
    "nights in a row",
    [on("Fri Sat", "22:00", "01:00")],
    "Fri 22-24, Sat *0-1, Sat 22-24, Sun *0-1",
  ],
  ["the clock round", [on("Tue", "00:00", "24:00")], "Tue 0-24"],
  [
    "two periods",
    [on("Tue", "08:00", "12:00"), on("Tue", "13:00", "17:00")],
    "Tue 8-12, Tue 13-17",
  ],
  ["no hours", [], ""],
])("%s", (_, hours, line) => {
  expect(lineOf(...hours)).toBe(line);
});
