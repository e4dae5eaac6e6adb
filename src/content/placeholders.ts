import { formatDollars } from "../lib/money.ts";
import type { Content } from "./documents.ts";
import { meant } from "./nearest.ts";
import type { Problem } from "./problem.ts";
import type { ReadFile, ReadFiles } from "./read-file.ts";
import { allTexts, textsAt } from "./texts-at.ts";

/** Finds {…} in a text. */
const placeholder = /\{([^{}\n]*)\}/g;

/** What the page itself fills in when it runs, and in the words of which file. */
const keptForThePage: Record<string, readonly string[]> = {
  "content/pages/contact.yaml": ["count"],
  "content/pages/every-page.yaml": ["time", "day", "reason"],
};

/** What the names of business.yaml that texts may use stand for. */
const ofBusiness = {
  "business.name": ["name"],
  "business.phone": ["phone"],
  "business.email": ["email"],
  "business.city": ["place", "city"],
  "business.state": ["place", "state"],
  "business.county": ["place", "county"],
} as const;

/** What each name in braces stands for. */
export function placeholderValues({ business, prices }: Content): Map<string, string> {
  const values = new Map(
    Object.entries(ofBusiness).map(([name, path]) => [
      name,
      textsAt(business, path)[0]?.text ?? "",
    ]),
  );
  values.set("business.satisfactionDays", String(business.satisfactionDays));
  for (const price of prices.prices) {
    values.set(`prices.${price.id}`, formatDollars(price.amount));
    if (price.jacks) values.set(`prices.${price.id}.jacks`, String(price.jacks));
  }
  return values;
}

/** Puts the values in the place of their names in braces, in every text within the value. */
export function fillPlaceholders<T>(value: T, values: ReadonlyMap<string, string>): T;
export function fillPlaceholders(value: unknown, values: ReadonlyMap<string, string>): unknown {
  if (typeof value === "string") {
    return value.replaceAll(placeholder, (whole, name) => values.get(name) ?? whole);
  }
  if (Array.isArray(value)) return value.map((item) => fillPlaceholders(item, values));
  if (value !== null && typeof value === "object") {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, fillPlaceholders(item, values)]),
    );
  }
  return value;
}

/** The names in braces that stand for nothing, and braces that are not closed, in all files. */
export function placeholderProblems(files: ReadFiles): Problem[] {
  if (files.prices.source.value === undefined) return [];
  const known = knownNames(files);
  return Object.values(files).flatMap((file) => [...inFields(file, known), ...inBody(file, known)]);
}

/** The names that texts may use, as far as prices.yaml can be read. */
function knownNames({ prices, pricingPage }: ReadFiles): string[] {
  const packages = textsAt(pricingPage.source.value, ["packages", "prices", "*"]);
  const listed: unknown = Reflect.get(Object(prices.source.value), "prices");
  return [
    ...Object.keys(ofBusiness),
    "business.satisfactionDays",
    ...(Array.isArray(listed) ? listed : []).flatMap((entry) => {
      const { id, jacks } = Object(entry);
      const counted = jacks !== undefined || packages.some(({ text }) => text === id);
      return counted ? [`prices.${id}`, `prices.${id}.jacks`] : [`prices.${id}`];
    }),
  ];
}

function inFields({ file, source }: ReadFile, known: readonly string[]): Problem[] {
  return allTexts(source.value).flatMap(({ path, text }) =>
    mistakesIn(text, known, keptForThePage[file]).map((message) => source.problemAt(path, message)),
  );
}

function inBody({ file, markdown }: ReadFile, known: readonly string[]): Problem[] {
  return (markdown?.text.split("\n") ?? []).flatMap((text, index) =>
    mistakesIn(text, known).map((message) => ({
      file,
      line: (markdown?.firstLine ?? 1) + index,
      field: "",
      message,
    })),
  );
}

function mistakesIn(
  text: string,
  known: readonly string[],
  kept: readonly string[] = [],
): string[] {
  const names = [...text.matchAll(placeholder)].map(([, name = ""]) => name);
  const unknown = names.filter((name) => !known.includes(name) && !kept.includes(name));
  const left = text.replaceAll(placeholder, "");
  return [
    ...unknown.map((name) => `{${name}} stands for nothing; ${meant(name, known)}`),
    ...(/[{}]/.test(left) ? ["a brace stands alone; names stand between { and }"] : []),
  ];
}
