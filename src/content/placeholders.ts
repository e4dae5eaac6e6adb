import { formatDollars } from "../lib/format.ts";
import type { Content, DocumentName, Mistake } from "./documents.ts";
import { linesIn, mapTexts } from "./texts.ts";

const braces = /\{[^{}\n]*\}|[{}]/g;

/** Names that a page replaces itself, by the only file that may use them. */
const ofPages: Partial<Record<string, readonly string[]>> = {
  contact: ["{count}"],
  shared: ["{time}", "{day}", "{reason}"],
};

/** The value of each placeholder, like "{business.name}". */
function placeholderValues({ business, prices }: Content): Record<string, string> {
  const { name, phone, email, place, responseTime, responseLimit, satisfactionDays } = business;
  const { city, state, county } = place;
  const facts = {
    ...{ name, phone, email, city, state, county },
    ...{ responseTime, responseLimit, satisfactionDays },
  };
  return Object.fromEntries([
    ...Object.entries(facts).map(([key, value]) => [`{business.${key}}`, `${value}`]),
    ...prices.prices.flatMap(({ id, amount, jacks }) => [
      [`{prices.${id}}`, formatDollars(amount)],
      ...(jacks === undefined ? [] : [[`{prices.${id}.jacks}`, `${jacks}`]]),
    ]),
  ]);
}

/**
 * The content with its placeholders replaced, in Markdown by text without a special meaning, and the
 * braces that are not around a known name.
 */
export function fillPlaceholders(content: Content): { filled: Content; mistakes: Mistake[] } {
  const values = placeholderValues(content);
  const filled = mapTexts(content, (text, field) =>
    text.replaceAll(braces, (name) => {
      const value = values[name] ?? name;
      return field === "markdown" ? value.replaceAll(/[!-/:-@[-`{-~]/g, "\\$&") : value;
    }),
  );
  const mistakes = (Object.keys(content) as DocumentName[]).flatMap((document) =>
    linesIn(content[document]).flatMap(({ path, line, text }) =>
      (text.match(braces) ?? [])
        .filter((name) => !(name in values) && !ofPages[document]?.includes(name))
        .map((name) => ({
          at: [document, ...path] as const,
          line,
          message: `unknown name ${name}; write one like {business.city}, or {prices.ID} with an id of prices.yaml`,
        })),
    ),
  );
  return { filled, mistakes };
}
