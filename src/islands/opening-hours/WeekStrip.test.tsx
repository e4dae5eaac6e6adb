import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { weekRows } from "../../lib/week-rows.ts";
import { WeekStrip } from "./WeekStrip.tsx";

const openNow = {
  ...{ open: "", closed: "", closure: "", opens: "", byAppointment: "" },
  ...{ allDay: "All day", now: "now", today: "today", tomorrow: "" },
};

/** Draws a week that is open on Monday alone, at a local time. */
function draw(opens: string, closes: string, local?: Date): string {
  const hours = [{ days: ["Mon"] as const, opens, closes }];
  const rows = weekRows({ hours, closures: [], offsets: [[0, 0]] }, local);
  return renderToStaticMarkup(
    <WeekStrip rows={rows} local={local} labels={{ closed: "Shut", openNow }} />,
  );
}

const week = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const scale = ["9AM", "12PM", "3PM", "6PM", "9PM"];
// The left and the width of the filled parts that are narrower than a day's 276, and the labels.
test.each<[what: string, hours: [string, string], filled: number[][], labels: string[]]>([
  [
    "9 to 21, with the hours labeled",
    ["15:00", "19:00"],
    [[194, 92]],
    ["3PM-7PM", ...week, ...scale],
  ],
  [
    "hours whose label is too wide, without it",
    ["15:30", "19:30"],
    [[206, 92]],
    [...week, ...scale],
  ],
  [
    "a night on both of its days, and every fourth hour",
    ["17:00", "02:00"],
    [
      [252, 80],
      [56, 23],
    ],
    ["5PM-2AM", ...week, "12AM", "4AM", "8AM", "12PM", "4PM", "8PM", "12AM"],
  ],
  [
    "a day round the clock",
    ["00:00", "24:00"],
    [],
    ["All day", ...week, "12AM", "4AM", "8AM", "12PM", "4PM", "8PM", "12AM"],
  ],
])("a day shows %s", (_, hours, filled, labels) => {
  const html = draw(...hours);
  const paths = [...html.matchAll(/M(\d+) 1h(-?\d+)v/g)].map(([, left, wide]) => [left, wide]);
  expect(paths.filter(([, wide]) => wide !== "276").map((each) => each.map(Number))).toEqual(
    filled,
  );
  const texts = [...html.matchAll(/<text.*?<\/text>/g)].map(([text]) =>
    text.replaceAll(/(<[^>]*>)+/g, " ").trim(),
  );
  expect(texts.filter((each) => each && each !== "Shut")).toEqual(labels);
});

test("an arrow points to now within the hours that are drawn, unless today is closed, and today is named", () => {
  const drawn = (time: string, date = "2026-11-23") =>
    draw("15:00", "19:00", new Date(`${date}T${time}Z`));
  expect(drawn("12:00")).toMatch(/today.*M117-12h16l-8 12z.*>now</s);
  expect(drawn("12:00")).not.toContain("data-over");
  expect(drawn("19:00")).toContain("data-over");
  expect(drawn("22:00")).not.toContain(">now<");
  expect(drawn("12:00", "2026-11-24")).not.toContain(">now<");
});
