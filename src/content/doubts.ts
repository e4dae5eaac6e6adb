import { formatDollars } from "../lib/format.ts";
import { DAY, dayNames, HOUR, spanOf } from "../lib/hours.ts";
import { formatTime } from "../lib/hours-text.ts";
import type { Content, Mistake } from "./documents.ts";
import { linesIn } from "./texts.ts";

/**
 * Facts that may contradict each other, and changes since before that may not be meant. The owner may be
 * right, so they stop nothing.
 * @param written the content with its placeholders
 */
export function doubtsAbout(
  content: Content,
  written: Parameters<typeof linesIn>[0],
  before: Content | null,
): Mistake[] {
  const { hours, notice, place, timeZone } = content.business;
  const today = new Date().toLocaleDateString("sv", { timeZone });
  const longDays = hours.flatMap((each, i): Mistake[] => {
    const [start, end] = spanOf(each);
    const isLong = end - start > 14 * HOUR && end - start < DAY;
    const until = `${formatTime(each.closes)}${end > DAY ? " the next day" : ""}`;
    const message = `this is open from ${formatTime(each.opens)} until ${until}; is that right?`;
    return isLong ? [{ at: ["business", "hours", i, "closes"], message }] : [];
  });
  // The sun is at its highest an hour or so around noon of the standard time.
  const isElsewhere = Math.abs(place.longitude / 15 - standardOffset(timeZone)) > 1.5;
  return [
    ...longDays,
    ...(isElsewhere ? [{ at: ["business", "timeZone"] as const, message: elsewhere(place) }] : []),
    ...(notice && notice.until < today
      ? [{ at: ["business", "notice", "until"] as const, message: past }]
      : []),
    ...otherTimes(content),
    ...freePrices(content, written),
    ...(before ? [...priceJumps(content, before), ...goneNames(content, before)] : []),
  ];
}

const past = "this day is past, so the notice does not show";

const elsewhere = ({ city, longitude }: { city: string; longitude: number }) =>
  `this zone does not fit the longitude ${longitude}; is ${city} in it, and has the longitude its minus sign?`;

/** The hours from UTC without DST. */
function standardOffset(timeZone: string): number {
  const offsets = [0, 6].map((month) => {
    const instant = Date.UTC(2026, month);
    const local = new Date(instant).toLocaleString("sv", { timeZone });
    return (Date.parse(`${local.replace(" ", "T")}Z`) - instant) / HOUR;
  });
  return Math.min(...offsets);
}

const timeOrDay = new RegExp(
  `\\b(\\d{1,2}(:\\d\\d)?\\s?[AP]M\\b|weekend|${Object.values(dayNames).join("|")})`,
  "gi",
);

/** Texts that name a time or a day which is not in the opening hours, like "after 3 PM" or "weekends". */
function otherTimes(content: Content): Mistake[] {
  const { hours } = content.business;
  const times = hours.flatMap(({ opens, closes }) => [opens, closes]).map(formatTime);
  const days = hours.flatMap((each) => each.days);
  const weekend = days.some((day) => day === "Sat" || day === "Sun") ? ["weekend"] : [];
  const known = [...times, ...days.map((day) => dayNames[day]), ...weekend].join().toLowerCase();
  const isKnown = (named: string) => known.includes(named.toLowerCase().replace(/\s|:00/g, ""));
  const { business: _, ...others } = content;
  return linesIn(others).flatMap(({ at, line, text }): Mistake[] => {
    const other = text.match(timeOrDay)?.find((named) => !isKnown(named));
    const message = `${other} is not in the opening hours; is this text still right?`;
    return other && !/closed/i.test(text) ? [{ at, line, message }] : [];
  });
}

/** Texts that have one of these words, each with the message about it. */
const naming = (
  files: Parameters<typeof linesIn>[0],
  words: readonly string[],
  message: (word: string) => string,
): Mistake[] =>
  linesIn(files).flatMap(({ at, line, text }) =>
    words
      .filter((word) => text.toLowerCase().includes(word.toLowerCase()))
      .map((word) => ({ at, line, message: message(word) })),
  );

/** Texts with the name of a price of 0: "A visit costs free." */
function freePrices({ prices }: Content, written: Parameters<typeof linesIn>[0]): Mistake[] {
  const free = prices.prices.filter(({ amount }) => amount === 0);
  const names = free.map(({ id }) => `{prices.${id}}`);
  return naming(written, names, (name) => `${name} is free; does this text still read well?`);
}

function priceJumps({ prices }: Content, before: Content): Mistake[] {
  return prices.prices.flatMap(({ id, amount }, i): Mistake[] => {
    const old = before.prices.prices.find((price) => price.id === id)?.amount ?? amount;
    const message = `${formatDollars(amount)} in place of ${formatDollars(old)}; is that right?`;
    return Math.abs(amount - old) > old / 2
      ? [{ at: ["prices", "prices", i, "amount"], message }]
      : [];
  });
}

/** Texts with the name of a service or price that is gone, or that has another name now. */
function goneNames(content: Content, before: Content): Mistake[] {
  const namesIn = ({ services, prices }: Content) =>
    [...services.services, ...prices.prices].map(({ name }) => name);
  const names = namesIn(content);
  const gone = namesIn(before).filter((name) => !names.includes(name));
  return naming(content, gone, (name) => `this text still names ${name}`);
}
