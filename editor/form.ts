import { z } from "astro/zod";
import { isMap, isScalar, parseDocument } from "yaml";
import { unwrap } from "../src/content/schema-fields.ts";
import { retired } from "../src/content/schemas/text.ts";
import { describePath } from "../src/content/yaml-source.ts";

type Path = (string | number)[];

/** What an emptied field becomes: an empty text, null, or no field. */
type WhenEmpty = "empty" | "null" | "none";

/** A field of the form, derived from its schema and its value in the file. */
export type Field = {
  path: Path;
  /** The field as problems name it. */
  name: string;
  label: string;
  /** The comment above the field in the file. */
  help: string;
} & (
  | { kind: "group"; fields: Field[] }
  | { kind: "list"; fields: Field[] }
  | { kind: "choice"; value: string; options: string[] }
  | { kind: "text" | "number"; value: string; whenEmpty: WhenEmpty }
  | { kind: "boolean"; value: boolean }
);

/** The form for a file's fields. */
export function formOf(schema: z.ZodType, text: string): Field[] {
  const document = parseDocument(text);
  const help = (path: Path) => {
    const around = document.getIn(path.slice(0, -1), true);
    const pair = isMap(around)
      ? around.items.find(({ key }) => isScalar(key) && key.value === path.at(-1))
      : undefined;
    const comment = isScalar(pair?.key) ? pair.key.commentBefore : undefined;
    return (comment ?? "").replaceAll(/^ /gm, "");
  };
  const root = fieldOf(schema, document.toJS(), [], help);
  return root.kind === "group" ? root.fields : [];
}

function fieldOf(schema: unknown, value: unknown, path: Path, help: (path: Path) => string): Field {
  const inner = unwrap(schema);
  const shared = { path, name: describePath(path), label: labelOf(path), help: help(path) };
  if (inner instanceof z.ZodObject) {
    const fields = Object.entries(inner.shape)
      .filter(([, field]) => field !== retired)
      .map(([key, field]) => fieldOf(field, Reflect.get(Object(value), key), [...path, key], help));
    return { ...shared, kind: "group", fields };
  }
  if (inner instanceof z.ZodArray) {
    const entries: unknown[] = Array.isArray(value) ? value : [];
    const fields = entries.map((entry, i) => fieldOf(inner.element, entry, [...path, i], help));
    return { ...shared, kind: "list", fields };
  }
  if (inner instanceof z.ZodEnum) {
    return { ...shared, kind: "choice", value: String(value), options: inner.options.map(String) };
  }
  if (inner instanceof z.ZodBoolean) return { ...shared, kind: "boolean", value: value === true };
  const kind = inner instanceof z.ZodNumber ? "number" : "text";
  return { ...shared, kind, value: String(value ?? ""), whenEmpty: whenEmpty(schema) };
}

function whenEmpty(schema: unknown): WhenEmpty {
  if (schema instanceof z.ZodNullable) return "null";
  return schema instanceof z.ZodOptional ? "none" : "empty";
}

/** "responseTime" → "Response time"; entries of a list are numbered. */
function labelOf(path: Path): string {
  const last = path.at(-1) ?? "";
  if (typeof last === "number") return String(last + 1);
  const words = last.replaceAll(/([A-Z])/g, " $1").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
