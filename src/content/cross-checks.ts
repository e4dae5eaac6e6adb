import { suggestion } from "./nearest.ts";
import { type PageName, pages } from "./pages.ts";
import type { Problem } from "./problem.ts";
import { entriesOf, type ReadFile, type ReadFiles } from "./read-file.ts";
import { openHoursSchema } from "./schemas/business.ts";
import { priceSchema } from "./schemas/prices.ts";
import { textsAt } from "./texts-at.ts";

/**
 * Mistakes that show only when files, or lines of one file, are compared. Runs on unchecked values,
 * so that one run reports these together with the mistakes of single fields.
 */
export function crossChecks(files: ReadFiles): Problem[] {
  return [
    ...repeatedNames(files),
    ...unknownServices(files),
    ...unknownPrices(files),
    ...pricesOnThePage(files),
    ...overlappingHours(files),
  ];
}

function repeatedNames(files: ReadFiles): Problem[] {
  const { services, prices, business } = files;
  const titles = (Object.keys(pages) as PageName[]).flatMap((name) => {
    const file = files[name];
    return textsAt(file.source.value, ["title"]).map((at) => ({ file, ...at }));
  });
  return [
    ...repeats(
      [...at(services, ["services", "*", "id"]), ...at(services, ["generalTopic", "id"])],
      sameId,
    ),
    ...repeats(at(prices, ["prices", "*", "id"]), sameId),
    ...repeats(
      at(business, ["social", "*", "network"]),
      "this network is already listed; remove one of the two",
    ),
    ...repeats(titles, "another page already has this title; give each page its own"),
  ];
}

const sameId = "another entry already has this id; give each entry its own";

interface Found {
  file: ReadFile;
  path: PropertyKey[];
  text: string;
}

function at(file: ReadFile, pattern: readonly PropertyKey[]): Found[] {
  return textsAt(file.source.value, pattern).map((found) => ({ file, ...found }));
}

function repeats(found: readonly Found[], message: string): Problem[] {
  return found
    .filter(({ text }, i) => found.findIndex((other) => other.text === text) < i)
    .map(({ file, path }) => file.source.problemAt(path, message));
}

function unknownServices({ services, prices }: ReadFiles): Problem[] {
  const listed = entriesOf(services, "services");
  if (!listed) return [];
  const ids = at(services, ["services", "*", "id"]).map(({ text }) => text);
  const inForm = [
    ...listed.filter((service) => service.inForm === true).map(({ id }) => String(id)),
    ...at(services, ["generalTopic", "id"]).map(({ text }) => text),
  ];
  return [
    ...unknown(at(prices, ["prices", "*", "service"]), ids, "services.yaml has no service"),
    ...unknown(
      at(services, ["services", "*", "askAbout"]),
      inForm,
      "the contact form has no choice",
    ),
  ];
}

function unknownPrices({ pricingPage, prices }: ReadFiles): Problem[] {
  if (!entriesOf(prices, "prices")) return [];
  const ids = at(prices, ["prices", "*", "id"]).map(({ text }) => text);
  const used = [
    ["diagnostic", "price"],
    ["diagnostic", "example", "price"],
    ["repair", "rows", "*", "price"],
    ["network", "rows", "*", "price"],
    ["packages", "prices", "*"],
  ].flatMap((pattern) => at(pricingPage, pattern));
  return unknown(used, ids, "prices.yaml has no price");
}

function unknown(used: readonly Found[], ids: readonly string[], what: string): Problem[] {
  return used
    .filter(({ text }) => !ids.includes(text))
    .map(({ file, path, text }) =>
      file.source.problemAt(path, `${what} "${text}"; ${suggestion(text, ids)}`),
    );
}

/** Prices with an amount or jacks that do not fit their place on the Pricing page. */
function pricesOnThePage({ pricingPage, prices }: ReadFiles): Problem[] {
  const listed = entriesOf(prices, "prices") ?? [];
  const priceOf = (id: string | undefined) =>
    priceSchema.safeParse(listed.find((price) => price.id === id)).data;
  const packages = at(pricingPage, ["packages", "prices", "*"]).map(({ text }) => text);
  const visit = priceOf(at(pricingPage, ["diagnostic", "price"])[0]?.text);
  const [repair] = at(pricingPage, ["diagnostic", "example", "price"]);
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

function overlappingHours({ business }: ReadFiles): Problem[] {
  const listed = entriesOf(business, "hours") ?? [];
  const hours = listed.map((entry) => openHoursSchema.safeParse(entry).data);
  return hours.flatMap((later, i) =>
    later &&
    hours.slice(0, i).some((earlier) => {
      const sameDay = later.days.some((day) => earlier?.days.includes(day));
      return sameDay && earlier && later.opens < earlier.closes && earlier.opens < later.closes;
    })
      ? [
          business.source.problemAt(
            ["hours", i],
            "these hours overlap others on the same day; change the times or the days",
          ),
        ]
      : [],
  );
}
