import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { weekRows } from "../../lib/week-rows.ts";
import { WeekStrip } from "./WeekStrip.tsx";

const labels = { closed: "Shut", allDay: "All day", byAppointment: "", today: "today" };

/** The rows of a week that is open on Monday alone: text, and the paths of the bar. */
function draw(opens: string, closes: string) {
  const hours = [{ days: ["Mon"] as const, opens, closes }];
  const rows = weekRows({ hours, closures: [] });
  const html = renderToStaticMarkup(<WeekStrip rows={rows} labels={labels} />);
  return html
    .split("<tr")
    .slice(1)
    .map((row) => ({
      text: row
        .replace(/^[^>]*>/, "")
        .replaceAll(/(<[^>]*>)+/g, " ")
        .trim(),
      bar: [...row.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path),
    }));
}

test.each([
  ["15:00", "19:30", "Mon 3PM-7:30PM", "M15 0H19.5v1H15z"],
  ["17:00", "02:00", "Mon 5PM-2AM", "M17 0H26v1H17z"],
  ["00:00", "24:00", "Mon All day", "M0 0H24v1H0z"],
])("a day from %s to %s has its hours as text, and as a bar", (opens, closes, text, path) => {
  const [monday, tuesday] = draw(opens, closes);
  expect(monday).toEqual({ text, bar: [path] });
  expect(tuesday).toEqual({ text: "Tue Shut", bar: [] });
});

test("the last bar has its scale: from 8AM to 8PM, or from the first opening to the last closing", () => {
  expect(draw("15:00", "19:30")[6]?.text).toBe("Sun Shut 8AM 8PM");
  expect(draw("06:30", "21:30")[6]?.text).toBe("Sun Shut 6AM 10PM");
  expect(draw("17:00", "02:00")[6]?.text).toBe("Sun Shut 8AM 2AM");
});
