import { describe, expect, test } from "vitest";
import type { Day } from "./hours.ts";
import { formatHours, hoursInLine } from "./hours-text.ts";

const days = (...days: Day[]) => formatHours([{ days, opens: "09:00", closes: "17:00" }])[0]?.days;
const hours = (opens: string, closes: string) =>
  formatHours([{ days: ["Mon"], opens, closes }])[0]?.hours;

describe("formatHours", () => {
  test("writes the business's hours as the specification does", () => {
    expect(
      formatHours([
        { days: ["Mon", "Tue", "Wed", "Thu", "Fri"], opens: "15:00", closes: "19:00" },
        { days: ["Sat"], opens: "10:00", closes: "16:00" },
      ]),
    ).toEqual([
      { days: "Mon-Fri", hours: "3PM-7PM" },
      { days: "Sat", hours: "10AM-4PM" },
    ]);
  });

  test("gives a row to each entry, in the owner's order", () => {
    expect(
      formatHours([
        { days: ["Sat"], opens: "10:00", closes: "16:00" },
        { days: ["Mon"], opens: "14:00", closes: "18:00" },
        { days: ["Mon"], opens: "08:00", closes: "12:00" },
      ]),
    ).toEqual([
      { days: "Sat", hours: "10AM-4PM" },
      { days: "Mon", hours: "2PM-6PM" },
      { days: "Mon", hours: "8AM-12PM" },
    ]);
  });

  test("has no rows for no hours", () => {
    expect(formatHours([])).toEqual([]);
  });

  test("joins days that follow one another and lists the others", () => {
    expect(days("Sun")).toBe("Sun");
    expect(days("Mon", "Wed")).toBe("Mon, Wed");
    expect(days("Sat", "Sun")).toBe("Sat-Sun");
    expect(days("Mon", "Tue", "Wed", "Fri")).toBe("Mon-Wed, Fri");
    expect(days("Mon", "Tue", "Thu", "Fri", "Sun")).toBe("Mon-Tue, Thu-Fri, Sun");
    expect(days("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")).toBe("Mon-Sun");
  });

  test("puts days in the week's order, from Monday, however they were listed", () => {
    expect(days("Wed", "Mon", "Tue")).toBe("Mon-Wed");
    expect(days("Sun", "Mon")).toBe("Mon, Sun");
    expect(days("Fri", "Fri")).toBe("Fri");
  });

  test("says minutes only where there are any", () => {
    expect(hours("09:05", "15:30")).toBe("9:05AM-3:30PM");
    expect(hours("10:00", "15:30")).toBe("10AM-3:30PM");
  });

  test("calls noon 12PM and midnight 12AM", () => {
    expect(hours("00:00", "12:00")).toBe("12AM-12PM");
    expect(hours("00:30", "12:30")).toBe("12:30AM-12:30PM");
    expect(hours("11:59", "23:59")).toBe("11:59AM-11:59PM");
  });
});

describe("hoursInLine", () => {
  const weekdays: Day[] = ["Mon", "Tue", "Wed", "Thu", "Fri"];

  test("separates entries by commas, as the specification does", () => {
    expect(
      hoursInLine([
        { days: weekdays, opens: "15:00", closes: "19:00" },
        { days: ["Sat"], opens: "10:00", closes: "16:00" },
      ]),
    ).toEqual(["Mon-Fri 3PM-7PM,", "Sat 10AM-4PM"]);
  });

  test("separates them by semicolons where the days of one have a comma", () => {
    expect(
      hoursInLine([
        { days: weekdays, opens: "15:30", closes: "19:30" },
        { days: ["Mon", "Wed"], opens: "06:30", closes: "10:15" },
        { days: ["Sat"], opens: "10:00", closes: "16:00" },
      ]),
    ).toEqual(["Mon-Fri 3:30PM-7:30PM;", "Mon, Wed 6:30AM-10:15AM;", "Sat 10AM-4PM"]);
  });

  test("puts no sign after a single entry, and nothing for no hours", () => {
    expect(hoursInLine([{ days: ["Mon", "Wed"], opens: "09:00", closes: "17:00" }])).toEqual([
      "Mon, Wed 9AM-5PM",
    ]);
    expect(hoursInLine([])).toEqual([]);
  });
});
