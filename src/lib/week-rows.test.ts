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

test("a night is on both of its days: Sunday's on Monday, and two in a row on the day between", () => {
  expect(lineOf(on("Sun", "22:00", "04:00"))).toBe("Mon *0-4, Sun 22-24");
  expect(lineOf(on("Fri Sat", "22:00", "01:00"))).toBe("Fri 22-24, Sat *0-1, Sat 22-24, Sun *0-1");
});

test("a day with hours of its own shows these, and its night on the next", () => {
  const hours = { opens: "10:00", closes: "01:00" };
  const closures = [{ from: "2026-11-25", to: "2026-11-25", reason: "the fair", hours }];
  const schedule = {
    hours: [on("Wed Thu", "18:00", "20:00")],
    closures,
    offsets: [[0, -6]] as const,
  };
  const rows = weekRows(schedule, new Date("2026-11-25T17:00-06:00"));
  expect(rows.slice(0, 2).map((row) => row.stretches.map(({ from, to }) => [from, to]))).toEqual([
    [[10, 24]],
    [
      [0, 1],
      [18, 20],
    ],
  ]);
});

test("the week begins today, without the hours of closed days and the nights before they end", () => {
  const hours = [on("Mon Tue Wed Thu Fri Sat", "18:00", "01:00")];
  const closures = [{ from: "2026-11-26", to: "2026-11-27", reason: "Thanksgiving" }];
  const rowsAt = (time: string) =>
    weekRows({ hours, closures, offsets: [[0, -6]] }, new Date(`${time}-06:00`)).map(
      ({ day, isToday, isOver, stretches }) =>
        `${isToday ? "today " : ""}${isOver ? "over " : ""}${day} ${stretches.length}`,
    );
  expect(rowsAt("2026-11-25T17:00")).toEqual([
    "today Wed 2",
    "Thu 1",
    "Fri 0",
    "Sat 1",
    "Sun 1",
    "Mon 1",
    "Tue 2",
  ]);
  expect(rowsAt("2026-11-29T00:59")[0]).toBe("today Sun 1");
  expect(rowsAt("2026-11-29T01:00")[0]).toBe("today over Sun 1");
});
