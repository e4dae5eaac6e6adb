import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { WeekStrip } from "./WeekStrip.tsx";

/** The top and the height of the filled parts of a Monday, which is 96 tall, and the first label. */
function filled(...hours: [opens: string, closes: string][]) {
  const html = renderToStaticMarkup(
    <WeekStrip
      closed="Shut"
      hours={hours.map(([opens, closes]) => ({ days: ["Mon"], opens, closes }))}
    />,
  );
  const paths = [...html.matchAll(/M\S+ (\d+)h44v(-?\d+)h/g)].map(([, top, tall]) => [top, tall]);
  const labels = [...html.matchAll(/<text.*?<\/text>/g)].map(([text]) =>
    text.replaceAll(/(<[^>]*>)+/g, " ").trim(),
  );
  return [
    paths.filter(([, tall]) => tall !== "96").map((each) => each.map(Number)),
    labels.filter((each) => each && each !== "Shut"),
  ];
}

const week = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
test.each<[what: string, hours: [string, string][], filled: number[][], labels: string[]]>([
  ["8 to 20, with the hours labeled", [["15:00", "19:00"]], [[57, 32]], ["3-7 PM", ...week]],
  [
    "hours before 8 and after 20",
    [
      ["05:00", "07:30"],
      ["20:30", "23:00"],
    ],
    [
      [1, 13],
      [84, 13],
    ],
    week,
  ],
  ["hours with minutes, not labeled by the hour", [["15:30", "19:30"]], [[61, 32]], week],
])("a day shows %s", (_, hours, stretches, labels) => {
  expect(filled(...hours)).toEqual([stretches, labels]);
});
