import { formatDollars } from "../lib/money.ts";
import type { Content } from "./documents.ts";
import { suggestion } from "./nearest.ts";
import type { Problem } from "./problem.ts";
import type { ReadFile, ReadFiles } from "./read-file.ts";
import { allTexts, textsAt } from "./texts-at.ts";

const placeholder = /\{([^{}\n]*)\}/g;

/** Names that a page replaces at run time, by the file that may use them. */
const replacedByPage: Record<string, readonly string[]> = {
  "content/pages/contact.yaml": ["count"],
  "content/pages/every-page.yaml": ["time", "day", "reason"],
};

/** The fields of business.yaml that texts may use, by placeholder name. */
const ofBusiness = {
  "business.name": ["name"],
  "business.phone": ["phone"],
  "business.email": ["email"],
  "business.city": ["place", "city"],
  "business.state": ["place", "state"],
  "business.county": ["place", "county"],
} as const;

/** The value of each placeholder name. */
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
    values.set(`prices.${price.id}.jacks`, String(price.jacks));
  }
  return values;
}

/** Replaces the placeholders in every text within a value; leaves unknown names as they are. */
export function fillPlaceholders<T>(value: T, values: ReadonlyMap<string, string>): T;
export function fillPlaceholders(value: unknown, values: ReadonlyMap<string, string>): unknown {
  if (typeof value === "string") {
    return value.replaceAll(placeholder, (match, name) => values.get(name) ?? match);
  }
  if (Array.isArray(value)) return value.map((item) => fillPlaceholders(item, values));
  if (value !== null && typeof value === "object") {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, fillPlaceholders(item, values)]),
    );
  }
  return value;
}

/** Unknown placeholder names and unpaired braces in all files. */
export function placeholderProblems(files: ReadFiles): Problem[] {
  if (files.prices.source.value === undefined) return [];
  const known = knownNames(files);
  return Object.values(files).flatMap((file) => [...inFields(file, known), ...inBody(file, known)]);
}

/** The names that texts may use, from unchecked values. */
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
    mistakesIn(text, known, replacedByPage[file]).map((message) => source.problemAt(path, message)),
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
  replacedLater: readonly string[] = [],
): string[] {
  const names = [...text.matchAll(placeholder)].map(([, name = ""]) => name);
  const unknown = names.filter((name) => !known.includes(name) && !replacedLater.includes(name));
  const left = text.replaceAll(placeholder, "");
  return [
    ...unknown.map((name) => `unknown name {${name}}; ${suggestion(name, known)}`),
    ...(/[{}]/.test(left)
      ? ["a brace has no partner; write a name between { and }, like {business.name}"]
      : []),
  ];
}
