import type { z } from "astro/zod";
import { type DocumentName, documents, type Mistake } from "./documents.ts";
import { type Meta, metaOf, schemaAt } from "./schemas/fields.ts";

/** The lines, counted from 0, of all texts and numbers of files, by the names of these. Most have one. */
export function linesIn(files: Partial<Record<DocumentName, unknown>>) {
  const lines: { at: Mistake["at"]; line: number; text: string; meta: Meta }[] = [];
  for (const name of Object.keys(files) as DocumentName[])
    mapValues(files[name], documents[name].schema, (value, meta, path) => {
      const texts = `${value ?? ""}`.split("\n");
      lines.push(
        ...texts.map((text, line) => ({ at: [name, ...path] as const, line, text, meta })),
      );
    });
  return lines;
}

/** A value, unchecked, with every text, number and the like in it changed. Also gets what its schema says. */
export function mapValues(
  value: unknown,
  schema: z.ZodType | undefined,
  change: (value: unknown, meta: Meta, path: PropertyKey[]) => unknown,
  path: PropertyKey[] = [],
): unknown {
  const changeAt = (key: string | number, inner: unknown) =>
    mapValues(inner, schemaAt(schema, key), change, [...path, key]);
  if (Array.isArray(value)) return value.map((entry, i) => changeAt(i, entry));
  if (typeof value !== "object" || value === null) return change(value, metaOf(schema), path);
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, changeAt(key, field)]),
  );
}
