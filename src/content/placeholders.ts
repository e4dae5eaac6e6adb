import { formatDollars } from "../lib/money.ts";
import type { Content } from "./documents.ts";
import type { Ids } from "./ids.ts";
import { nearest, suggestion } from "./nearest.ts";
import type { Problem } from "./problem.ts";
import { entriesOf, type ReadFiles, textsIn } from "./read-file.ts";
import type { Business } from "./schemas/business.ts";
import { textsAt } from "./texts-at.ts";

const placeholder = /\{([^{}\n]*)\}/g;

/** Names that a page replaces at run time, by the file that may use them. */
const replacedByPage: Record<string, readonly string[]> = {
  "content/pages/contact.yaml": ["count"],
  "content/pages/every-page.yaml": ["time", "day", "reason"],
};

/** The values of business.yaml that texts may use, by placeholder name. */
const ofBusiness: Record<string, (business: Business) => string> = {
  "business.name": ({ name }) => name,
  "business.phone": ({ phone }) => phone,
  "business.email": ({ email }) => email,
  "business.city": ({ place }) => place.city,
  "business.state": ({ place }) => place.state,
  "business.county": ({ place }) => place.county,
  "business.responseTime": ({ responseTime }) => responseTime,
  "business.satisfactionDays": ({ satisfactionDays }) => String(satisfactionDays),
};

/** The value of each placeholder name. */
export function placeholderValues({ business, prices }: Content): Map<string, string> {
  const values = new Map(
    Object.entries(ofBusiness).map(([name, valueIn]) => [name, valueIn(business)]),
  );
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

/** Replaces the placeholders in HTML by text, in URLs too, where Markdown encodes the braces. */
export function fillHtml(html: string, values: ReadonlyMap<string, string>): string {
  return html.replaceAll(/(?:\{|%7B)([\w.-]+)(?:\}|%7D)/g, (match, name) => {
    const value = values.get(name);
    return value?.replaceAll(/[&<>"]/g, (character) => entities[character] ?? "") ?? match;
  });
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Unknown placeholder names and unpaired braces in all files. */
export function placeholderProblems(files: ReadFiles, ids: Ids): Problem[] {
  const prices = entriesOf(files.prices, "prices");
  const packages = textsAt(files.pricingPage.source.value, ["packages", "prices", "*"]);
  const counted = [
    ...prices.filter(({ jacks }) => jacks !== undefined).map(({ id }) => String(id)),
    ...packages.map(({ text }) => text),
  ];
  const known = [
    ...Object.keys(ofBusiness),
    ...(ids.prices ?? []).flatMap((id) => [
      `prices.${id}`,
      ...(counted.includes(id) ? [`prices.${id}.jacks`] : []),
    ]),
  ];
  const isKnown = (name: string) =>
    known.includes(name) ||
    (name.startsWith("prices.") && (!ids.prices || ids.renamed.has(String(name.split(".")[1]))));
  return Object.values(files).flatMap((file) =>
    textsIn(file).flatMap(({ text, problem }) =>
      mistakesIn(file.file, text, known, isKnown).map(problem),
    ),
  );
}

function mistakesIn(
  file: string,
  text: string,
  known: readonly string[],
  isKnown: (name: string) => boolean,
): string[] {
  const names = Array.from(text.matchAll(placeholder), ([braced]) => braced.slice(1, -1));
  const priceOf = (name: string) => name.replace(/\.jacks$/, "");
  const unknown = names
    .filter((name) => !isKnown(name) && !replacedByPage[file]?.includes(name))
    .filter((name, i, all) => all.findIndex((each) => priceOf(each) === priceOf(name)) === i);
  const left = text.replaceAll(placeholder, "");
  return [
    ...unknown.map((name) => {
      const price = known.find((each) => each.startsWith("prices."));
      return name.startsWith("prices.") && price && !nearest(name, known)
        ? `{${name}} is not a price, or no longer; write another one in its place, like {${price}}, or remove it`
        : `unknown name {${name}}; ${suggestion(name, known)}`;
    }),
    ...(/[{}]/.test(left)
      ? ["a brace has no partner; write a name between { and }, like {business.name}"]
      : []),
  ];
}
