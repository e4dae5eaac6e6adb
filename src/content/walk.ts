import { z } from "astro/zod";
import { type Content, documents, type Mistake } from "./documents.ts";
import { type Meta, metaOf, schemaAt } from "./schemas/fields.ts";

/** A line of a text or number in content/. Most have one. */
export interface TextLine {
  /** The place of its field. */
  at: Mistake["at"];
  /** Counted from 0. */
  line: number;
  text: string;
  meta: Meta;
}

const contentSchema = z.object(
  Object.fromEntries(Object.entries(documents).map(([name, { schema }]) => [name, schema])),
);

/** The lines of all texts and numbers of the content, or of some of its files. */
export function linesIn(content: Partial<Content>): TextLine[] {
  const lines: TextLine[] = [];
  mapValues(content, contentSchema, (value, meta, path) => {
    const at = path as Mistake["at"];
    const texts = `${value ?? ""}`.split("\n");
    lines.push(...texts.map((text, line) => ({ at, line, text, meta })));
  });
  return lines;
}

/** The content with each text that a visitor reads changed; Markdown is one text. */
export function mapTexts(
  content: Content,
  change: (text: string, kind: NonNullable<Meta["kind"]>) => string,
): Content {
  return mapValues(content, contentSchema, (value, { kind }) =>
    kind && typeof value === "string" ? change(value, kind) : value,
  ) as Content;
}

/** A value with every text, number and the like in it changed. `change` gets what its schema says of each. */
export function mapValues(
  value: unknown,
  schema: z.ZodType | undefined,
  change: (value: unknown, meta: Meta, path: readonly PropertyKey[]) => unknown,
  path: readonly PropertyKey[] = [],
): unknown {
  const changeAt = (key: string | number, inner: unknown) =>
    mapValues(inner, schemaAt(schema, key), change, [...path, key]);
  if (Array.isArray(value)) return value.map((entry, i) => changeAt(i, entry));
  if (typeof value !== "object" || value === null) return change(value, metaOf(schema), path);
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, changeAt(key, field)]),
  );
}
