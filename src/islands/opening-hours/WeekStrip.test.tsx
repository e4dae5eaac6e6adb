import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { weekRows } from "../../lib/week-rows.ts";
import { WeekStrip } from "./WeekStrip.tsx";

const openNow = { allDay: "All day", byAppointment: "", today: "today" };

/** The rows of a week that is open on Monday alone, at a local time: text, and the paths of the bar. */
function draw(opens: string, closes: string, local?: Date) {
  const hours = [{ days: ["Mon"] as const, opens, closes }];
  const rows = weekRows({ hours, closures: [], offsets: [[0, 0]] }, local);
  const html = renderToStaticMarkup(<WeekStrip rows={rows} labels={{ closed: "Shut", openNow }} />);
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

test("each day has its hours as text, and a bar where they are filled", () => {
  const [monday, tuesday] = draw("15:00", "19:30");
  expect(monday).toEqual({ text: "Mon 3PM-7:30PM", bar: ["M15 0H19.5v1H15z"] });
  expect(tuesday).toEqual({ text: "Tue Shut", bar: [] });
});

test("a night is on the day on which it begins", () => {
  const [monday, tuesday] = draw("17:00", "02:00");
  expect(monday).toEqual({ text: "Mon 5PM-2AM", bar: ["M17 0H26v1H17z"] });
  expect(tuesday).toEqual({ text: "Tue Shut", bar: [] });
});

test("a day round the clock is 'All day'", () => {
  expect(draw("00:00", "24:00")[0]).toEqual({ text: "Mon All day", bar: ["M0 0H24v1H0z"] });
});

test("today is first and named", () => {
  const [first, second] = draw("15:00", "19:00", new Date("2026-11-23T12:30Z"));
  expect(first?.text).toBe("today 3PM-7PM");
  expect(second?.text).toBe("Tue Shut");
});

test("the last bar has its scale: from 8AM to 8PM, or from the first opening to the last closing", () => {
  expect(draw("15:00", "19:30")[6]?.text).toBe("Sun Shut 8AM 8PM");
  expect(draw("06:30", "21:30")[6]?.text).toBe("Sun Shut 6AM 10PM");
  expect(draw("17:00", "02:00")[6]?.text).toBe("Sun Shut 8AM 2AM");
});
