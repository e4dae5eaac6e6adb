import { formatDollars } from "../lib/format.ts";
import { DAY, dayNames, HOUR, spanOf } from "../lib/hours.ts";
import { formatTime } from "../lib/hours-text.ts";
import { offsetIn } from "../lib/zone-offsets.ts";
import type { Content, Mistake } from "./documents.ts";
import { linesIn } from "./walk.ts";

type Files = Parameters<typeof linesIn>[0];

/**
 * Facts that may contradict each other, and changes since before that may not be meant. The owner may be
 * right, so they stop nothing.
 * @param written the content with its placeholders
 */
export function doubtsAbout(content: Content, written: Files, before: Content | null): Mistake[] {
  const { hours, notice, place, timeZone } = content.business;
  const { prices } = content.priceList;
  const doubts: Mistake[] = [];
  const doubt = (at: Mistake["at"], message: string) => doubts.push({ at, message });

  for (const [i, period] of hours.entries()) {
    const [start, end] = spanOf(period);
    const until = `${formatTime(period.closes)}${end > DAY ? " the next day" : ""}`;
    if (end - start > 14 * HOUR && end - start < DAY)
      doubt(
        ["business", "hours", i, "closes"],
        `this is open from ${formatTime(period.opens)} until ${until}; is that right?`,
      );
  }
  // The sun is at its highest an hour or so around noon of the standard time.
  const offsetAt = offsetIn(timeZone);
  const standardTime = Math.min(offsetAt(Date.UTC(2026, 0)), offsetAt(Date.UTC(2026, 6)));
  if (Math.abs(place.longitude / 15 - standardTime) > 1.5)
    doubt(
      ["business", "timeZone"],
      `this zone does not fit the longitude ${place.longitude}; is ${place.city} in it, and has the longitude its minus sign?`,
    );
  const today = new Date().toLocaleDateString("sv", { timeZone });
  if (notice && notice.until < today)
    doubt(["business", "notice", "until"], "this day is past, so the notice does not show");
  const oldAmount = ({ id, amount }: (typeof prices)[number]) =>
    before?.priceList.prices.find((price) => price.id === id)?.amount ?? amount;
  for (const [i, price] of prices.entries()) {
    const [amount, old] = [price.amount, oldAmount(price)];
    if (Math.abs(amount - old) > old / 2)
      doubt(
        ["priceList", "prices", i, "amount"],
        `${formatDollars(amount)} in place of ${formatDollars(old)}; is that right?`,
      );
  }
  // "A visit costs free." Not asked again once every price is confirmed.
  const free = prices
    .filter((price) => price.amount === 0 && !(content.goingLive.prices && oldAmount(price) === 0))
    .map(({ id }) => `{prices.${id}}`);
  const names = namesIn(content);
  const gone = before ? namesIn(before).filter((name) => !names.includes(name)) : [];
  return [
    ...doubts,
    ...otherTimes(content),
    ...naming(written, free, (name) => `${name} is free; does this text still read well?`),
    ...naming(content, gone, (name) => `this text still names ${name}`),
  ];
}

const namesIn = ({ serviceList, priceList }: Content) =>
  [...serviceList.services, ...priceList.prices].map(({ name }) => name);

const timeOrDay = new RegExp(
  `\\b(\\d{1,2}(:\\d\\d)?\\s?[AP]M\\b|weekend|${Object.values(dayNames).join("|")})`,
  "gi",
);

/** Texts that name a time or a day which is not in the opening hours, like "after 3 PM" or "weekends". */
function otherTimes(content: Content): Mistake[] {
  const { hours } = content.business;
  const times = hours.flatMap(({ opens, closes }) => [opens, closes]).map(formatTime);
  const days = hours.flatMap((period) => period.days);
  const weekend = days.some((day) => day === "Sat" || day === "Sun") ? ["weekend"] : [];
  const known = [...times, ...days.map((day) => dayNames[day]), ...weekend];
  const isKnown = (named: string) => {
    const time = named.toLowerCase().replace(/\s|:00/g, "");
    return known.some((each) => each.toLowerCase() === time);
  };
  const { business: _, ...others } = content;
  return linesIn(others).flatMap(({ at, line, text }): Mistake[] => {
    const other = text.match(timeOrDay)?.find((named) => !isKnown(named));
    const message = `${other} is not in the opening hours; is this text still right?`;
    return other && !/closed/i.test(text) ? [{ at, line, message }] : [];
  });
}

/** Texts that have one of these words, each with the message about it. */
const naming = (
  files: Files,
  words: readonly string[],
  message: (word: string) => string,
): Mistake[] =>
  linesIn(files).flatMap(({ at, line, text }) =>
    words
      .filter((word) => text.toLowerCase().includes(word.toLowerCase()))
      .map((word) => ({ at, line, message: message(word) })),
  );
