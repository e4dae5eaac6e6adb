import { expect, test } from "vitest";
import type { Day } from "./hours.ts";
import { comingClosures, comingClosuresText, openNowText } from "./open-now-text.ts";

const labels = {
  open: "Open now, until {time}.",
  allDay: "Open 24 hours",
  byAppointment: "By appointment",
  closed: "Closed.",
  closure: "Closed for {reason}.",
  opens: "Opens {day} at {time}.",
  today: "today",
  tomorrow: "tomorrow",
};

const opensIn = (inDays: number, date: string, day: Day = "Mon") =>
  ({ open: false, opens: { date, day, time: "15:00", inDays } }) as const;

test.each([
  ["Open now, until 7PM.", { open: true, closesAt: "19:00" } as const],
  ["Open now, until 12AM.", { open: true, closesAt: "24:00" } as const],
  ["Open 24 hours", { open: true } as const],
  ["By appointment", { open: false, byAppointment: true } as const],
  ["Closed for Vacation.", { open: false, byAppointment: true, reason: "Vacation" } as const],
  ["Closed. Opens today at 3PM.", opensIn(0, "2026-11-23")],
  ["Closed. Opens tomorrow at 3PM.", opensIn(1, "2026-11-23")],
  ["Closed. Opens Monday at 3PM.", opensIn(2, "2026-11-23")],
  ["Closed. Opens Sunday at 3PM.", opensIn(6, "", "Sun")],
  ["Closed. Opens Jan 4 at 3PM.", opensIn(7, "2027-01-04")],
  ["Closed for Vacation. Opens today at 3PM.", { ...opensIn(0, ""), reason: "Vacation" }],
  ["Closed.", { open: false } as const],
])("%s", (text, state) => {
  expect(openNowText(state, labels)).toBe(text);
});

test.each([
  ["2027-01-01", "2027-01-01", "Jan 1"],
  ["2026-11-26", "2026-11-28", "Nov 26 – 28"],
  ["2026-11-26", "2026-12-02", "Nov 26 – Dec 2"],
  ["2026-12-30", "2027-12-02", "Dec 30 – Dec 2"],
])("a closure from %s to %s is announced as %s", (from, to, days) => {
  const reason = "the fair";
  const text = (local: string) =>
    comingClosuresText(new Date(local), [{ from, to, reason }], labels).replaceAll("\u2009", " ");
  const before = new Date(Date.parse(from) - 14 * 864e5 + 6e4).toISOString();
  expect(text(before)).toBe(`${days}: Closed for the fair.`);
  expect(text(`${to}T23:59:59Z`)).toBe(`${days}: Closed for the fair.`);
  expect(text(new Date(Date.parse(to) + 864e5).toISOString())).toBe("");
  expect(text(new Date(Date.parse(from) - 14 * 864e5).toISOString())).toBe("");
});

test("a day with hours of its own is announced by its text", () => {
  const text = "The feast, open 9AM-12PM.";
  const eve = { from: "2026-12-24", to: "2026-12-24", reason: "", text };
  const announced = comingClosuresText(new Date("2026-12-20"), [eve], labels);
  expect(announced).toBe("Dec 24: The feast, open 9AM-12PM.");
});

test("closures are listed by date until the end of their last day", () => {
  const closures = ["2027-01-01", "2026-11-26", "2026-11-25"].map((date) => {
    return { from: date, to: date, reason: `on ${date}` };
  });
  const listed = comingClosures(closures, new Date("2026-11-26T23:59:59Z"));
  expect(listed.map(({ days, reason }) => `${days} ${reason}`)).toEqual([
    "Nov 26 on 2026-11-26",
    "Jan 1 on 2027-01-01",
  ]);
});
