import { expect, test } from "vitest";
import type { Day, OpenHours } from "./hours.ts";
import { weekRows } from "./week-rows.ts";

const on = (days: string, opens: string, closes: string): OpenHours => ({
  days: days.split(" ") as Day[],
  opens,
  closes,
});

/** The week's stretches in one line: "Sat 18-24, Sun *0-2", with a star where it began the day before. */
const lineOf = (...hours: OpenHours[]) =>
  weekRows({ hours, closures: [], offsets: [[0, 0]] })
    .flatMap(({ day, stretches }) =>
      stretches.map(({ from, to, isNight }) => `${day} ${isNight ? "*" : ""}${from}-${to}`),
    )
    .join(", ");

test.each([
  ["until midnight", [on("Mon", "18:00", "00:00")], "Mon 18-24"],
  ["a night", [on("Fri", "18:00", "02:15")], "Fri 18-24, Sat *0-2.25"],
  ["Sunday's night", [on("Sun", "22:00", "04:00")], "Mon *0-4, Sun 22-24"],
  [
    "nights in a row",
    [on("Fri Sat", "22:00", "01:00")],
    "Fri 22-24, Sat *0-1, Sat 22-24, Sun *0-1",
  ],
])("%s", (_, hours, line) => {
  expect(lineOf(...hours)).toBe(line);
});

test("the week begins today, without the hours of closed days and the nights before they end", () => {
  const hours = [on("Mon Tue Wed Thu Fri Sat", "18:00", "01:00")];
  const closures = [{ from: "2026-11-26", to: "2026-11-27", reason: "Thanksgiving" }];
  const rowsAt = (time: string) =>
    weekRows({ hours, closures, offsets: [[0, -6]] }, new Date(`${time}-06:00`)).map(
      ({ day, isToday, isOver, stretches, closure }) =>
        `${isToday ? "today " : ""}${isOver ? "over " : ""}${day} ${stretches.length} ${closure?.reason ?? ""}`.trim(),
    );
  expect(rowsAt("2026-11-25T17:00")).toEqual([
    "today Wed 2",
    "Thu 1 Thanksgiving",
    "Fri 0 Thanksgiving",
    "Sat 1",
    "Sun 1",
    "Mon 1",
    "Tue 2",
  ]);
  expect(rowsAt("2026-11-29T00:59")[0]).toBe("today Sun 1");
  expect(rowsAt("2026-11-29T01:00")[0]).toBe("today over Sun 1");
});
