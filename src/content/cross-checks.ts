import type { z } from "astro/zod";
import { type OpenHours, spanOf, week } from "../lib/hours.ts";
import { type Ids, pricesUsed, type Use, usesAt } from "./ids.ts";
import { suggestion } from "./nearest.ts";
import { type PageName, pages } from "./pages.ts";
import type { Problem } from "./problem.ts";
import { entriesOf, type ReadFile, type ReadFiles } from "./read-file.ts";
import { closureSchema, openHoursSchema } from "./schemas/business.ts";
import { priceSchema } from "./schemas/prices.ts";

/**
 * Mistakes that show only when files, or lines of one file, are compared. Runs on unchecked values,
 * so that one run reports these together with the mistakes of single fields.
 */
export function crossChecks(files: ReadFiles, ids: Ids): Problem[] {
  return [
    ...repeated(files),
    ...unknownServices(files, ids),
    ...unknownPrices(files, ids),
    ...servicesNowhere(files, ids),
    ...pricesOnThePage(files),
    ...overlaps(files.business),
  ];
}

function repeated(files: ReadFiles): Problem[] {
  const { services, prices, business, pricingPage } = files;
  const titles = (Object.keys(pages) as PageName[]).flatMap((name) =>
    usesAt(files[name], ["title"]),
  );
  return [
    ...repeats(usesAt(services, ["services", "*", "id"], ["generalTopic", "id"]), sameId),
    ...repeats(usesAt(prices, ["prices", "*", "id"]), sameId),
    ...repeats(
      usesAt(business, ["social", "*", "network"]),
      "this network is already listed; remove one of the two",
    ),
    ...repeats(
      usesAt(pricingPage, ["packages", "prices", "*"]),
      "this package is already listed; remove one of the two",
    ),
    ...repeats(titles, "another page already has this title; give each page its own"),
  ];
}

const sameId = "another entry already has this id; give each entry its own";

function repeats(found: readonly Use[], message: string): Problem[] {
  return found
    .filter(({ text }, i) => found.findIndex((other) => other.text === text) < i)
    .map(({ file, path }) => file.source.problemAt(path, message));
}

function unknownServices({ services, prices }: ReadFiles, ids: Ids): Problem[] {
  if (!ids.services) return [];
  const used = usesAt(prices, ["prices", "*", "service"]);
  const asked = usesAt(services, ["services", "*", "askAbout"]);
  const inForm = servicesWith(services, "inForm");
  const general = usesAt(services, ["generalTopic", "id"]);
  const topics = [...inForm, ...general.map(({ text }) => text)];
  return [
    ...unknown(used, ids.services, ids, "services.yaml has no service"),
    ...(inForm.length > 0 ? unknown(asked, topics, ids, "the contact form has no choice") : []),
  ];
}

const servicesWith = (services: ReadFile, place: "onHome" | "inForm") =>
  entriesOf(services, "services")
    .filter((service) => service[place] === true)
    .map(({ id }) => String(id));

/** A place that would be empty, because no service is in it. */
function servicesNowhere({ services }: ReadFiles, ids: Ids): Problem[] {
  if (!ids.services) return [];
  return (["onHome", "inForm"] as const)
    .filter((place) => servicesWith(services, place).length === 0)
    .map((place) =>
      services.source.problemAt(["services"], `write ${place}: true for at least one service`),
    );
}

function unknownPrices(files: ReadFiles, ids: Ids): Problem[] {
  return ids.prices ? unknown(pricesUsed(files), ids.prices, ids, "prices.yaml has no price") : [];
}

function unknown(
  used: readonly Use[],
  known: readonly string[],
  { renamed }: Ids,
  what: string,
): Problem[] {
  return used
    .filter(({ text }) => !known.includes(text) && !renamed.has(text))
    .map(({ file, path, text }) =>
      file.source.problemAt(path, `${what} "${text}"; ${suggestion(text, known)}`),
    );
}

/** Prices with an amount or jacks that do not fit their place on the Pricing page. */
function pricesOnThePage({ pricingPage, prices }: ReadFiles): Problem[] {
  const listed = entriesOf(prices, "prices");
  const priceOf = (id: string | undefined) =>
    priceSchema.safeParse(listed.find((price) => price.id === id)).data;
  const packages = usesAt(pricingPage, ["packages", "prices", "*"]).map(({ text }) => text);
  const visit = priceOf(usesAt(pricingPage, ["diagnostic", "price"])[0]?.text);
  const [repair] = usesAt(pricingPage, ["diagnostic", "example", "price"]);
  const repairCost = priceOf(repair?.text)?.amount;
  return [
    ...listed.flatMap(({ id, jacks }, i) =>
      packages.includes(String(id)) && jacks === undefined
        ? [
            prices.source.problemAt(
              ["prices", i],
              "this is shown as an ethernet package, so it needs a line like jacks: 6",
            ),
          ]
        : [],
    ),
    ...(repair && visit && repairCost !== undefined && repairCost < visit.amount
      ? [
          pricingPage.source.problemAt(
            repair.path,
            "this repair costs less than the visit fee deducted from it; choose a more expensive repair",
          ),
        ]
      : []),
  ];
}

function overlaps(business: ReadFile): Problem[] {
  return [
    ...overlapsIn(
      business,
      "hours",
      openHoursSchema,
      (a, b) => spansInWeek(a).some((one) => spansInWeek(b).some((other) => meet(one, other))),
      "these hours overlap others; change the times or the days",
    ),
    ...overlapsIn(
      business,
      "closures",
      closureSchema,
      (a, b) => a.from <= b.to && b.from <= a.to,
      "these days overlap those of another closure; change them, or remove one of the two",
    ),
  ];
}

const DAY = 864e5;

/** The periods of an entry, in ms since Monday begins; Sunday's night ends after the week. */
const spansInWeek = (hours: OpenHours) =>
  hours.days.map((day) => spanOf(hours).map((time) => week.indexOf(day) * DAY + time));

/** Whether two periods overlap in some week: that of one, or the week before or after. */
const meet = ([start = 0, end = 0]: number[], [from = 0, to = 0]: number[]) =>
  [-7 * DAY, 0, 7 * DAY].some((weeks) => start < to + weeks && from + weeks < end);

function overlapsIn<T>(
  file: ReadFile,
  list: string,
  schema: z.ZodType<T>,
  overlap: (one: T, other: T) => boolean,
  message: string,
): Problem[] {
  const entries = entriesOf(file, list).map((entry) => schema.safeParse(entry).data);
  return entries.flatMap((later, i) =>
    later && entries.slice(0, i).some((earlier) => earlier && overlap(earlier, later))
      ? [file.source.problemAt([list, i], message)]
      : [],
  );
}
