import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { hourOf } from "../../lib/hours.ts";
import { weekRows } from "../../lib/week-rows.ts";
import { WeekStrip } from "./WeekStrip.tsx";

const openNow = { allDay: "All day", byAppointment: "", closure: "", today: "today" };

/** The rows of a week that is open on Monday alone, at a local time: text, and the paths of the bar. */
function draw(opens: string, closes: string, local?: Date) {
  const hours = [{ days: ["Mon"] as const, opens, closes }];
  const rows = weekRows({ hours, closures: [], offsets: [[0, 0]] }, local);
  const html = renderToStaticMarkup(
    <WeekStrip rows={rows} hour={local && hourOf(local)} labels={{ closed: "Shut", openNow }} />,
  );
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

test("a night is in the bars of both of its days, and in the text of the first", () => {
  const [monday, tuesday] = draw("17:00", "02:00");
  expect(monday).toEqual({ text: "Mon 5PM-2AM", bar: ["M17 0H24v1H17z"] });
  expect(tuesday).toEqual({ text: "Tue Shut", bar: ["M0 0H2v1H0z"] });
});

test("a day round the clock is 'All day'", () => {
  expect(draw("00:00", "24:00")[0]).toEqual({ text: "Mon All day", bar: ["M0 0H24v1H0z"] });
});

test("today is first, named, and marked at now, unless it is closed", () => {
  const at = (time: string) => draw("15:00", "19:00", new Date(`${time}Z`))[0];
  expect(at("2026-11-23T12:30")).toEqual({
    text: "today 3PM-7PM",
    bar: ["M15 0H19v1H15z", "M12.5 -.4h.2v1.8h-.2z"],
  });
  expect(at("2026-11-23T21:00")).toEqual({ text: "today 3PM-7PM", bar: ["M15 0H19v1H15z"] });
  expect(at("2026-11-24T12:30")).toEqual({ text: "today Shut", bar: [] });
});

test("the last bar has its scale: from 8AM to 8PM, or from the first opening to the last closing", () => {
  expect(draw("15:00", "19:30")[6]?.text).toBe("Sun Shut 8AM 8PM");
  expect(draw("06:30", "21:30")[6]?.text).toBe("Sun Shut 6AM 10PM");
  expect(draw("17:00", "02:00")[6]?.text).toBe("Sun Shut 12AM 12AM");
});
