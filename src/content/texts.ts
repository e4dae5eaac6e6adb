import { z } from "astro/zod";
import { retext } from "retext";
import smartypants from "retext-smartypants";
import { unwrap } from "./schema-fields.ts";

/** A line of a text in content/, and the path of its field. Most texts have one line. */
export interface TextLine {
  path: PropertyKey[];
  /** The line of the text, counted from 0. */
  line: number;
  text: string;
}

/** The lines of all texts and numbers within a value. */
export function linesIn(value: unknown, path: PropertyKey[] = []): TextLine[] {
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) =>
      linesIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
    );
  }
  return String(value ?? "")
    .split("\n")
    .map((text, line) => ({ path, line, text }));
}

/**
 * An unchecked value with every text in it changed that a visitor reads, by its schema: not URLs, e-mail
 * addresses, ids and other identifiers.
 */
export function mapTexts(
  value: unknown,
  schema: unknown,
  change: (text: string, kind: unknown) => string,
): unknown {
  const type = unwrap(schema);
  if (Array.isArray(value))
    return type instanceof z.ZodArray
      ? value.map((each) => mapTexts(each, type.element, change))
      : value;
  if (type instanceof z.ZodObject && typeof value === "object" && value !== null) {
    const fields = Object.entries(value);
    return Object.fromEntries(
      fields.map(([key, each]) => [key, mapTexts(each, type.shape[key], change)]),
    );
  }
  const kind = type instanceof z.ZodString && type.meta()?.kind;
  return kind && typeof value === "string" ? change(value, kind) : value;
}

// Three dots stay three dots: the specification's texts have them.
const processor = retext().use(smartypants, { ellipses: false }).freeze();

/** The text with typographic quotes, apostrophes and dashes, except in its e-mail addresses. */
export function setTypography(text: string): string {
  if (!/["']|--/.test(text)) return text;
  const addresses = /[\w.'+-]*@[\w.-]*/g;
  const kept = text.match(addresses) ?? [];
  const changed = String(processor.processSync(text.replaceAll(addresses, "a@")));
  return changed.replaceAll("a@", () => kept.shift() ?? "");
}
