import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { WeekStrip } from "./WeekStrip.tsx";

/** The top and the height of the filled parts of a Monday, which is 96 tall, and all labels. */
function filled(...hours: [opens: string, closes: string][]) {
  const html = renderToStaticMarkup(
    <WeekStrip
      closed="Shut"
      labelled
      hours={hours.map(([opens, closes]) => ({ days: ["Mon"], opens, closes }))}
    />,
  );
  const paths = [...html.matchAll(/M1 (\d+)h44v(-?\d+)h-44z/g)].map(([, top, tall]) => [top, tall]);
  const labels = [...html.matchAll(/<text.*?<\/text>/g)]
    .map(([text]) =>
      text
        .replaceAll(/<[^>]*>/g, " ")
        .replaceAll(/ +/g, " ")
        .trim(),
    )
    .filter((label) => label !== "Shut");
  return { stretches: paths.slice(1).map((each) => each.map(Number)), labels };
}

test("a day shows 8 to 20, with the open hours filled and labeled", () => {
  const { stretches, labels } = filled(["15:00", "19:00"]);
  expect(stretches).toEqual([[57, 32]]);
  expect(labels).toEqual(["3-7 PM", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]);
});

test("hours before 8 or after 20 extend the day", () => {
  const { stretches } = filled(["05:00", "07:30"], ["20:30", "23:00"]);
  expect(stretches).toEqual([
    [1, 13],
    [84, 13],
  ]);
});

test("hours with minutes are drawn to the minute and not labeled by the hour alone", () => {
  const { stretches, labels } = filled(["15:30", "19:30"]);
  expect(stretches).toEqual([[61, 32]]);
  expect(labels).toEqual(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]);
});
