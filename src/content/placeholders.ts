import type { z } from "astro/zod";
import { retext } from "retext";
import smartypants from "retext-smartypants";
import { emailHref, phoneHref } from "../lib/contact-links.ts";
import { formatDollars } from "../lib/format.ts";
import type { Content, Mistake } from "./documents.ts";
import { linesIn, mapValues } from "./walk.ts";

const braces = /\{[^{}\n]*\}|[{}]/g;

/** The value of each placeholder, like "{business.name}". */
export type Placeholders = Readonly<Record<string, string>>;

export function placeholdersOf(
  { name, legalName, phone, email, place, responseTime, satisfactionDays }: Content["business"],
  { prices }: Content["priceList"],
  { services }: Content["serviceList"],
): Placeholders {
  const { city, state, county } = place;
  const facts = {
    name,
    legalName: legalName ?? name,
    phone,
    email,
    city,
    state,
    county,
    responseTime,
    satisfactionDays,
  };
  const values: Record<string, string> = {};
  for (const [key, value] of Object.entries(facts)) values[`{business.${key}}`] = `${value}`;
  for (const { id, name } of services) values[`{services.${id}}`] = name;
  for (const { id, amount, jacks } of prices) {
    values[`{prices.${id}}`] = formatDollars(amount);
    if (jacks !== undefined) values[`{prices.${id}.jacks}`] = `${jacks}`;
  }
  // A fact may contain another one.
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, replaceFacts(value, values)]),
  );
}

/** Leaves unknown names for bracesLeft(), and writes "1 day" where a fact made "1 days". */
const replaceFacts = (text: string, values: Placeholders) =>
  text
    .replaceAll(braces, (name) => values[name] ?? name)
    .replaceAll(/(?<![\d.,])1 (day|jack)s\b/g, "1 $1");

/** The facts as Markdown: text without a special meaning, and links to the phone number and the address. */
function inMarkdown(facts: Placeholders): Placeholders {
  const texts = Object.entries(facts).map(([name, value]) => {
    const text = value.replaceAll(/[!-/:-@[-`{-~]/g, "\\$&");
    if (name === "{business.phone}") return [name, `[${text}](${phoneHref(value)})`];
    if (name === "{business.email}") return [name, `[${text}](${emailHref(value)})`];
    return [name, text];
  });
  return Object.fromEntries(texts);
}

/**
 * A file's values as they will be checked and shown: in every text that a visitor reads, by its schema,
 * with typography and placeholders replaced. The renderer sets the typography of Markdown, and links
 * e-mail addresses.
 */
export function complete(value: unknown, schema: z.ZodType, placeholders: Placeholders): unknown {
  return mapValues(value, schema, (text, { kind }) => {
    if (!kind || typeof text !== "string") return text;
    return kind === "markdown"
      ? replaceFacts(text, inMarkdown(placeholders))
      : replaceFacts(setTypography(text), placeholders);
  });
}

// Three dots stay three dots: the specification's texts have them.
const processor = retext().use(smartypants, { ellipses: false }).freeze();

/** The text with typographic quotes, apostrophes and dashes, except in its e-mail addresses. */
function setTypography(text: string): string {
  if (!/["']|--/.test(text)) return text;
  const addresses = /[\w.'+-]*@[\w.-]*/g;
  const kept = text.match(addresses) ?? [];
  const changed = String(processor.processSync(text.replaceAll(addresses, "a@")));
  return changed.replaceAll("a@", () => kept.shift() ?? "");
}

/** The braces that are left in the content: around an unknown name, in a fact or not in a text. */
export function bracesLeft(content: Content, placeholders: Placeholders): Mistake[] {
  const business = Object.keys(placeholders)
    .filter((name) => name.startsWith("{business."))
    .join(", ");
  return linesIn(content).flatMap(({ at, line, text, meta }) =>
    (text.match(braces) ?? [])
      .filter((name) => !meta.placeholders?.includes(name.slice(1, -1)))
      .map((name) => {
        const message =
          name in placeholders
            ? `${name} is not replaced here; write it out`
            : `unknown name ${name}; write ${business}, or {services.ID} or {prices.ID} with an id of that file`;
        return { at, line, message };
      }),
  );
}
