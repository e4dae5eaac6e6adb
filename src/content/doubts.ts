import { spanOf, week } from "../lib/hours.ts";
import { formatTime } from "../lib/hours-text.ts";
import { formatDollars } from "../lib/money.ts";
import type { Content } from "./documents.ts";
import { pricesNamed, pricesUsed } from "./ids.ts";
import { fillPlaceholders, placeholderValues } from "./placeholders.ts";
import type { Problem } from "./problem.ts";
import { type ReadFiles, textsIn } from "./read-file.ts";

type Hours = Content["business"]["hours"];

/** What is allowed but probably not meant. Runs on content without mistakes. */
export function findDoubts(files: ReadFiles, content: Content): Problem[] {
  return [
    ...unusualPrices(files, content),
    ...doubtfulTexts(files, content),
    ...pastNotice(files, content),
    ...easternLongitude(files, content),
    ...longNights(files, content),
  ];
}

function unusualPrices(files: ReadFiles, { prices }: Content): Problem[] {
  const shown = [...pricesUsed(files).map(({ text }) => text), ...pricesNamed(files)];
  const { source } = files.prices;
  return prices.prices.flatMap(({ id, amount }, i) => [
    ...(shown.includes(id)
      ? []
      : [source.problemAt(["prices", i], "no page shows this price; add it to the Pricing page")]),
    ...(amount > 100_000
      ? [
          source.problemAt(
            ["prices", i, "amount"],
            `check the zeros: this is ${formatDollars(amount)}`,
          ),
        ]
      : []),
  ]);
}

function doubtfulTexts(files: ReadFiles, content: Content): Problem[] {
  const values = placeholderValues(content);
  const { hours } = content.business;
  return Object.values(files).flatMap((file) =>
    file === files.business
      ? []
      : textsIn(file).flatMap(({ text, problem }) => {
          const [wrongNumber] = /\b1 (days|jacks)\b/.exec(fillPlaceholders(text, values)) ?? [];
          return [
            ...(wrongNumber ? [problem(`this reads "${wrongNumber}"; write it another way`)] : []),
            ...againstHours(text, hours).map((claim) =>
              problem(`this says "${claim}", which the opening hours do not`),
            ),
          ];
        }),
  );
}

function pastNotice({ business: { source } }: ReadFiles, { business }: Content): Problem[] {
  const { notice, timeZone } = business;
  // Swedish dates are ISO dates.
  const today = new Date().toLocaleDateString("sv", { timeZone });
  if (!notice || notice.until >= today) return [];
  const message = "this day is past, so nobody sees the notice; choose a later day, or remove it";
  return [source.problemAt(["notice", "until"], message)];
}

function easternLongitude({ business: { source } }: ReadFiles, { business }: Content): Problem[] {
  if (business.place.longitude < 0) return [];
  const message =
    "this longitude is east of Greenwich; in the United States it begins with a minus sign";
  return [source.problemAt(["place", "longitude"], message)];
}

/** Hours that close late on the next morning: a closing time of the afternoon without its 12 hours. */
function longNights({ business: { source } }: ReadFiles, { business }: Content): Problem[] {
  return business.hours.flatMap(({ opens, closes }, i) => {
    const [start, end] = spanOf({ opens, closes });
    if (end <= 28 * HOUR || end - start <= 12 * HOUR) return [];
    const message = `this closes at ${formatTime(closes)} on the next day; write a later time if you mean the same day`;
    return [source.problemAt(["hours", i, "closes"], message)];
  });
}

const HOUR = 36e5;

/** Words about the time of work, and whether the hours agree. */
const claims: [words: RegExp, agree: (hours: Hours, word: string) => boolean][] = [
  [/\bmornings?\b/gi, (hours) => hours.some(({ opens }) => opens < "12:00")],
  [/\bevenings?\b/gi, (hours) => hours.some((each) => spanOf(each)[1] > 18 * HOUR)],
  [
    /\bafternoons?\b/gi,
    (hours) => hours.some((each) => each.opens < "18:00" && spanOf(each)[1] > 12 * HOUR),
  ],
  [/\bweekdays\b/gi, (hours) => week.slice(0, 5).every((day) => isOpen(hours, day))],
  [/\bweekends\b/gi, (hours) => week.slice(5).some((day) => isOpen(hours, day))],
  [/\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b/g, (hours, day) => isOpen(hours, day)],
  [
    /\b\d{1,2}(?::\d\d)? ?[ap]\.?m\b/gi,
    (hours, time) =>
      hours.some(({ opens, closes }) =>
        [opens, closes.replace("24", "00")].includes(toClock(time)),
      ),
  ],
];

const isOpen = (hours: Hours, name: string) =>
  hours.some(({ days }) => days.some((day) => name.startsWith(day)));

/** "3 PM" as "15:00". */
function toClock(time: string): string {
  const hour = (Number.parseInt(time, 10) % 12) + (/p/i.test(time) ? 12 : 0);
  return `${String(hour).padStart(2, "0")}:${/:(\d\d)/.exec(time)?.[1] ?? "00"}`;
}

/** The words of a text that contradict the hours. Sentences about closed days are left out. */
function againstHours(text: string, hours: Hours): string[] {
  const sentences = text
    .split(/(?<=[.!?])\s/)
    .filter((each) => !/\b(closed|except|not?)\b/i.test(each));
  return claims.flatMap(([words, agree]) =>
    sentences.flatMap((sentence) =>
      Array.from(sentence.matchAll(words), ([word]) => word).filter((word) => !agree(hours, word)),
    ),
  );
}
