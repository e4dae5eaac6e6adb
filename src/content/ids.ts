import type { Problem } from "./problem.ts";
import { entriesOf, type ReadFile, type ReadFiles, textsIn } from "./read-file.ts";
import { textsAt } from "./texts-at.ts";

/** The ids that other places may use. */
export interface Ids {
  /** Undefined if a mistake in the file makes them uncertain: each use would be reported too. */
  services: string[] | undefined;
  prices: string[] | undefined;
  /** Ids that several places use although they are gone, reported where the new id is. */
  renamed: Set<string>;
  problems: Problem[];
}

/** A use of an id. */
export interface Use {
  file: ReadFile;
  path: PropertyKey[];
  text: string;
}

/** The fields of a file that use ids, found by their paths. */
export function usesAt(file: ReadFile, ...patterns: PropertyKey[][]): Use[] {
  return patterns.flatMap((pattern) =>
    textsAt(file.source.value, pattern).map((found) => ({ file, ...found })),
  );
}

/** The fields of the Pricing page that name a price. */
export const pricesUsed = ({ pricingPage }: ReadFiles) =>
  usesAt(
    pricingPage,
    ["diagnostic", "price"],
    ["diagnostic", "example", "price"],
    ["repair", "rows", "*", "price"],
    ["network", "rows", "*", "price"],
    ["packages", "prices", "*"],
  );

/** The ids of prices that texts name, as {prices.id}. */
export const pricesNamed = (files: ReadFiles) =>
  Object.values(files).flatMap((file) =>
    textsIn(file).flatMap(({ text }) =>
      Array.from(text.matchAll(/(?<=\{prices\.)[\w-]+/g), ([id]) => id),
    ),
  );

export function readIds(files: ReadFiles): Ids {
  const { services, prices } = files;
  const listed = {
    services: surelyListed(services, "services"),
    prices: surelyListed(prices, "prices"),
  };
  const general = usesAt(services, ["generalTopic", "id"]).map(({ text }) => text);
  const used = {
    services: [
      ...usesAt(prices, ["prices", "*", "service"]),
      ...usesAt(services, ["services", "*", "askAbout"]),
    ]
      .map(({ text }) => text)
      .filter((id) => !general.includes(id)),
    prices: [...pricesUsed(files).map(({ text }) => text), ...pricesNamed(files)],
  };
  const renamed = [
    ...renamedIn(services, "services", listed.services, used.services),
    ...renamedIn(prices, "prices", listed.prices, used.prices),
  ];
  return {
    ...listed,
    renamed: new Set(renamed.flatMap(({ gone }) => gone)),
    problems: renamed.map(({ problem }) => problem),
  };
}

function surelyListed(file: ReadFile, list: string): string[] | undefined {
  const isUnsure = file.source.problems.some(({ field }) => !/ › \d+ › (?!id$)/.test(field));
  return isUnsure ? undefined : entriesOf(file, list).map(({ id }) => String(id));
}

/** The uses of an id that is gone, if one entry has an id that nothing uses: probably its new one. */
function renamedIn(
  file: ReadFile,
  list: string,
  ids: readonly string[] | undefined,
  used: readonly string[],
): { gone: string[]; problem: Problem }[] {
  if (!ids) return [];
  const isUnused = (id: string) => !used.includes(id);
  const gone = used.filter((id) => !ids.includes(id));
  if (ids.filter(isUnused).length !== 1 || new Set(gone).size !== 1 || gone.length < 2) return [];
  const message = `${gone.length} places use "${gone[0]}", an id that is gone; if it was this one, write it here again`;
  return [{ gone, problem: file.source.problemAt([list, ids.findIndex(isUnused), "id"], message) }];
}
