import { formatDollars } from "../lib/money.ts";
import type { Content } from "./documents.ts";
import { suggestion } from "./nearest.ts";
import type { Problem } from "./problem.ts";
import { entriesOf, type ReadFile, type ReadFiles } from "./read-file.ts";
import type { Business } from "./schemas/business.ts";
import { allTexts, textsAt } from "./texts-at.ts";

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
export function placeholderProblems(files: ReadFiles): Problem[] {
  const prices = entriesOf(files.prices, "prices");
  if (!prices) return [];
  const packages = textsAt(files.pricingPage.source.value, ["packages", "prices", "*"]);
  const known = [
    ...Object.keys(ofBusiness),
    ...prices.flatMap(({ id, jacks }) => {
      const counted = jacks !== undefined || packages.some(({ text }) => text === id);
      return counted ? [`prices.${id}`, `prices.${id}.jacks`] : [`prices.${id}`];
    }),
  ];
  return Object.values(files).flatMap((file) => [...inFields(file, known), ...inBody(file, known)]);
}

function inFields({ file, source }: ReadFile, known: readonly string[]): Problem[] {
  return allTexts(source.value).flatMap(({ path, text }) =>
    mistakesIn(file, text, known).map((message) => source.problemAt(path, message)),
  );
}

function inBody({ file, markdown }: ReadFile, known: readonly string[]): Problem[] {
  if (!markdown) return [];
  return markdown.text.split("\n").flatMap((text, index) =>
    mistakesIn(file, text, known).map((message) => ({
      file,
      line: markdown.firstLine + index,
      field: "",
      message,
    })),
  );
}

function mistakesIn(file: string, text: string, known: readonly string[]): string[] {
  const names = Array.from(text.matchAll(placeholder), ([braced]) => braced.slice(1, -1));
  const unknown = names.filter(
    (name) => !known.includes(name) && !replacedByPage[file]?.includes(name),
  );
  const left = text.replaceAll(placeholder, "");
  return [
    ...unknown.map((name) => `unknown name {${name}}; ${suggestion(name, known)}`),
    ...(/[{}]/.test(left)
      ? ["a brace has no partner; write a name between { and }, like {business.name}"]
      : []),
  ];
}
