import { expect, test } from "vitest";
import type { Closure, Day, OpenHours } from "./hours.ts";
import { weekRows } from "./week-rows.ts";

const on = (days: string, opens: string, closes: string): OpenHours => ({
  days: days.split(" ") as Day[],
  opens,
  closes,
});

/** Monday is 2026-11-23. */
const rowsAt = (time: string, closures: Closure[], ...hours: OpenHours[]) =>
  weekRows({ hours, closures }, new Date(`${time}Z`));

test("a night is on the day on which it begins, and ends after its midnight", () => {
  const rows = weekRows({ hours: [on("Sun", "22:00", "04:00")], closures: [] });
  expect(rows.map(({ day, periods }) => [day, periods.length])).toEqual([
    ...["Mon", "Tue", "Wed", "Thu", "Fri", "Sat"].map((day) => [day, 0]),
    ["Sun", 1],
  ]);
  expect(rows[6]?.periods).toEqual([{ opens: "22:00", closes: "04:00", start: 22, end: 28 }]);
});

test("a day with hours of its own shows these", () => {
  const hours = { opens: "10:00", closes: "13:30" };
  const fair = { from: "2026-11-25", to: "2026-11-25", reason: "the fair", hours };
  const rows = rowsAt("2026-11-25T17:00", [fair], on("Wed Thu", "18:00", "20:00"));
  expect(rows[0]?.periods).toEqual([{ ...hours, start: 10, end: 13.5 }]);
  expect(rows[1]?.periods).toMatchObject([{ start: 18, end: 20 }]);
});

test("the week begins today, without the hours of closed days", () => {
  const thanksgiving = { from: "2026-11-26", to: "2026-11-27", reason: "Thanksgiving" };
  const rows = rowsAt("2026-11-25T17:00", [thanksgiving], on("Wed Thu Fri Sat", "18:00", "20:00"));
  const counts = rows.map(({ day, periods }) => `${day} ${periods.length}`);
  expect(counts.join(", ")).toBe("Wed 1, Thu 0, Fri 0, Sat 1, Sun 0, Mon 0, Tue 0");
  expect(rows.map(({ isToday }) => isToday)).toEqual([true, ...Array(6).fill(false)]);
});

test("today is over once nothing opens or closes any more", () => {
  const isOver = (time: string) => rowsAt(time, [], on("Wed", "18:00", "20:00"))[0]?.isOver;
  expect(isOver("2026-11-25T19:59")).toBe(false);
  expect(isOver("2026-11-25T20:00")).toBe(true);
});
