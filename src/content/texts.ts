import { z } from "astro/zod";
import { retext } from "retext";
import smartypants from "retext-smartypants";
import { type DocumentName, documents, type Mistake } from "./documents.ts";
import { type Meta, metaOf, unwrap } from "./schema-fields.ts";

/** A line of a text or number in content/. Most have one. */
export interface TextLine {
  /** The place of its field. */
  at: Mistake["at"];
  /** Counted from 0. */
  line: number;
  text: string;
  meta: Meta;
}

/** The lines of all texts and numbers of files, by the names of these. */
export const linesIn = (files: Partial<Record<DocumentName, unknown>>): TextLine[] =>
  (Object.keys(files) as DocumentName[]).flatMap((name) =>
    linesAt([name], files[name], documents[name].schema),
  );

function linesAt(at: Mistake["at"], value: unknown, schema: unknown): TextLine[] {
  const type = unwrap(schema);
  if (Array.isArray(value))
    return value.flatMap((each, i) => linesAt([...at, i], each, Object(type).element));
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, each]) =>
      linesAt([...at, key], each, Object(type).shape?.[key]),
    );
  const meta = metaOf(schema);
  return `${value ?? ""}`.split("\n").map((text, line) => ({ at, line, text, meta }));
}

/**
 * An unchecked value with every text in it changed that a visitor reads, by its schema: not URLs, e-mail
 * addresses, ids and other identifiers.
 */
export function mapTexts(
  value: unknown,
  schema: unknown,
  change: (text: string, kind: Meta["kind"]) => string,
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
  const { kind } = metaOf(schema);
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
