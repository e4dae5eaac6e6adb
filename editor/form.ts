import { z } from "astro/zod";
import { isMap, isScalar, parseDocument } from "yaml";
import { unwrap } from "../src/content/schema-fields.ts";
import { id } from "../src/content/schemas/text.ts";
import { describePath } from "../src/content/source.ts";
import { helpOf, labelOf, labelOfEntry } from "./words.ts";
import type { Path, Value } from "./yaml-edit.ts";

interface Option {
  value: string;
  label: string;
}

/** What fields that refer to an entry of another list may choose, by the key of the field. */
export type Choices = Record<string, readonly Option[]>;

/** A field of the form, derived from its schema and its value in the file. */
export type Field = {
  file: string;
  path: Path;
  /** The field as problems name it. */
  name: string;
  label: string;
  help: string;
} & (
  | {
      kind: "group";
      fields: Field[] /** Whether it can be added and removed. */;
      optional: boolean;
      isSet: boolean;
    }
  | {
      kind: "list";
      fields: Field[];
      canAdd: boolean;
      canRemove: boolean;
      /** Whether a new entry needs a name, from which its id is made. */
      asksName: boolean;
    }
  | { kind: "choice"; value: string; options: Option[] }
  | { kind: "days"; value: string[]; options: string[] }
  | { kind: "text"; input: "text" | "long" | "number" | "date" | "time"; value: string }
);

/** The form for a file's fields. */
export function formOf(file: string, schema: z.ZodType, text: string, choices: Choices): Field[] {
  const document = parseDocument(text);
  const root = fieldOf(schema, document.toJS(), [], {
    file,
    choices,
    help: (path) => commentAbove(document, path) || columnHelp(document.commentBefore, path),
  });
  return root.kind === "group" ? root.fields : [];
}

interface Context {
  file: string;
  choices: Choices;
  help: (path: Path) => string;
}

function fieldOf(schema: unknown, value: unknown, path: Path, context: Context): Field {
  const inner = unwrap(schema);
  const key = path.findLast((each) => typeof each === "string") ?? "";
  const entry = labelOfEntry(value);
  // An entry that refers to a price has the name of that price.
  const name = context.choices.price?.find((price) => price.value === entry)?.label ?? entry;
  const shared = {
    file: context.file,
    path,
    name: describePath(path),
    label: (typeof path.at(-1) === "number" && name) || labelOf(path),
    help: typeof path.at(-1) === "number" ? "" : helpOf(context.file, path) || context.help(path),
  };
  const isOptional = schema !== inner;
  if (inner instanceof z.ZodObject) {
    const isSet = value !== undefined && value !== null;
    const fields = Object.entries(inner.shape)
      .filter(([each, field]) => isSet && !(each === "id" && field === id))
      .map(([each, field]) =>
        fieldOf(field, Reflect.get(Object(value), each), [...path, each], context),
      );
    return { ...shared, kind: "group", fields, optional: isOptional, isSet };
  }
  if (inner instanceof z.ZodArray) {
    const entries: unknown[] = Array.isArray(value) ? value : [];
    const element = unwrap(inner.element);
    if (element instanceof z.ZodEnum) {
      return {
        ...shared,
        kind: "days",
        value: entries.map(String),
        options: element.options.map(String),
      };
    }
    const { min, fixed } = lengthOf(inner);
    const fields = entries.map((entry, i) => fieldOf(inner.element, entry, [...path, i], context));
    const canRemove = !fixed && entries.length > min;
    return { ...shared, kind: "list", fields, canAdd: !fixed, canRemove, asksName: hasId(element) };
  }
  const options = optionsOf(inner, key, context.choices);
  if (options) {
    const known = options.some((option) => option.value === value);
    const none = isOptional ? "Not set" : "Choose…";
    const all = known && !isOptional ? options : [{ value: "", label: none }, ...options];
    return { ...shared, kind: "choice", value: known ? String(value) : "", options: asText(all) };
  }
  return { ...shared, kind: "text", input: inputOf(inner, value), value: String(value ?? "") };
}

function optionsOf(schema: unknown, key: string, choices: Choices) {
  if (schema instanceof z.ZodEnum)
    return schema.options.map((each) => ({ value: each, label: String(each) }));
  if (schema instanceof z.ZodBoolean) {
    return [
      { value: true, label: "Yes" },
      { value: false, label: "No" },
    ];
  }
  return schema === id ? choices[key] : undefined;
}

const asText = (options: readonly { value: unknown; label: string }[]): Option[] =>
  options.map(({ value, label }) => ({ value: String(value), label }));

function inputOf(schema: unknown, value: unknown) {
  if (schema instanceof z.ZodNumber) return "number";
  if (schema instanceof z.ZodISODate) return "date";
  const accepts = (text: string) => schema instanceof z.ZodType && schema.safeParse(text).success;
  if (accepts("15:00") && !accepts("text")) return "time";
  return String(value ?? "").length > 40 ? "long" : "text";
}

const hasId = (element: unknown) => element instanceof z.ZodObject && element.shape.id === id;

/** The fewest entries that a list may have, and whether their number is fixed. */
function lengthOf(list: z.ZodArray) {
  const checks = (list._zod.def.checks ?? []).map(
    (each) => each._zod.def as { check: string; minimum?: number },
  );
  const min = checks.find(({ check }) => check === "min_length")?.minimum ?? 0;
  return { min, fixed: checks.some(({ check }) => check === "length_equals") };
}

/** An empty value for a new entry or group; undefined for a field that may be left out. */
export function blank(schema: unknown): Value | undefined {
  if (schema instanceof z.ZodOptional) return undefined;
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) return null;
  if (schema instanceof z.ZodObject) {
    return Object.fromEntries(
      Object.entries(schema.shape).flatMap(([key, field]) => {
        const value = blank(field);
        return value === undefined ? [] : [[key, value]];
      }),
    );
  }
  if (schema instanceof z.ZodArray) {
    const isSingle = !(unwrap(schema.element) instanceof z.ZodEnum);
    return isSingle && lengthOf(schema).min > 0 ? [blank(schema.element) ?? ""] : [];
  }
  if (schema instanceof z.ZodBoolean) return false;
  return schema instanceof z.ZodNumber ? null : "";
}

/** The schema of the value at a path, with what makes it optional. */
export function schemaAt(schema: unknown, path: Path): unknown {
  return path.reduce<unknown>((around, key) => {
    const inner = unwrap(around);
    if (inner instanceof z.ZodArray) return inner.element;
    return inner instanceof z.ZodObject ? inner.shape[String(key)] : undefined;
  }, schema);
}

/** All fields within fields. */
export function allFields(fields: readonly Field[]): Field[] {
  return fields.flatMap((field) =>
    ["fields" in field ? allFields(field.fields) : [], field].flat(),
  );
}

function commentAbove(document: ReturnType<typeof parseDocument>, path: Path): string {
  const around = document.getIn(path.slice(0, -1), true);
  const pair = isMap(around)
    ? around.items.find(({ key }) => isScalar(key) && key.value === path.at(-1))
    : undefined;
  const comment = isScalar(pair?.key) ? pair.key.commentBefore : undefined;
  return paragraph(comment ?? "");
}

/** The line for a field in the table of fields at the top of a file. */
function columnHelp(comment: string | null | undefined, path: Path): string {
  const line = (comment ?? "")
    .split("\n")
    .find((each) => new RegExp(`^ {3}${path.at(-1)} {2,}`).test(each));
  const [first = "", ...rest] = line?.replace(/^ {3}\w+ +/, "") ?? "";
  return path.length > 2 ? first.toUpperCase() + rest.join("") : "";
}

/** A comment as one paragraph; nothing of one with an example in YAML, which is about the file. */
const paragraph = (comment: string) =>
  /^ {3}/m.test(comment) ? "" : comment.replaceAll(/\s+/g, " ").trim();
