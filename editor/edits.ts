import { z } from "astro/zod";
import { documents } from "../src/content/documents.ts";
import { unwrap } from "../src/content/schema-fields.ts";
import { blank, schemaAt } from "./form.ts";
import { placeEdits, removedPriceEdits } from "./places.ts";
import { putRight } from "./put-right.ts";
import { type FileEdit, splitFile, type Texts, valueAt } from "./texts.ts";
import { editYaml, type Path, type Value } from "./yaml-edit.ts";

/** A change as the form makes it. */
export type Edit = { file: string; path: Path } & (
  | { kind: "set"; value: string | string[] }
  /** Adds an entry to a list, or a group that may be left out. */
  | { kind: "add"; name?: string }
  | { kind: "remove" }
  | { kind: "move"; by: -1 | 1 }
);

/**
 * The texts with an edit.
 * @throws {Error} if the file or an edited value does not exist
 */
export function applyEdit(texts: Texts, edit: Edit): Texts {
  if (edit.kind === "set" && edit.path[0] === "markdown") {
    const { open, head, close } = splitFile(edit.file, texts[edit.file] ?? "");
    return { ...texts, [edit.file]: `${open}${head}${close}\n${String(edit.value).trim()}\n` };
  }
  const after = { ...texts };
  for (const { file, ...each } of fileEdits(texts, edit)) {
    const { open, head, close, body } = splitFile(file, after[file] ?? "");
    after[file] = open + editYaml(head, each) + close + body;
  }
  return after;
}

/** The edits of the files: one for most, more for a price that the Pricing page lists. */
function fileEdits(texts: Texts, edit: Edit): FileEdit[] {
  const { file, path } = edit;
  const key = path.at(-1);
  const schema = schemaAt(schemaOf(file), path);
  const inner = unwrap(schema);
  switch (edit.kind) {
    case "move":
      return [edit];
    case "set":
      if (key === "place") return placeEdits(texts, path, String(edit.value));
      return setEdits(texts, edit, schema);
    case "add":
      if (!(inner instanceof z.ZodArray)) {
        return [{ file, path, kind: "set", value: blank(inner) ?? null }];
      }
      return [{ file, path, kind: "add", value: newEntry(texts, edit, inner.element) }];
    case "remove":
      if (typeof key === "number") return [...removedPriceEdits(texts, edit), edit];
      return [isNullable(schema) ? { file, path, kind: "set", value: null } : edit];
  }
}

function setEdits(texts: Texts, edit: Edit & { kind: "set" }, schema: unknown): FileEdit[] {
  const { file, path } = edit;
  if (Array.isArray(edit.value)) return [{ file, path, kind: "set", value: edit.value }];
  const isEmpty = edit.value.trim() === "";
  if (isEmpty && isNullable(schema)) return [{ file, path, kind: "set", value: null }];
  if (isEmpty && schema instanceof z.ZodOptional) {
    return valueAt(texts, file, path) === undefined ? [] : [{ file, path, kind: "remove" }];
  }
  const value = schema instanceof z.ZodType ? putRight(schema, edit.value) : edit.value;
  return [{ file, path, kind: "set", value }];
}

/** An empty entry; its id, which owners never see, is made from its name. */
function newEntry(
  texts: Texts,
  { file, path, name }: Edit & { kind: "add" },
  element: unknown,
): Value {
  const entry = blank(element) ?? "";
  if (name === undefined || typeof entry !== "object") return entry;
  const list = valueAt(texts, file, path);
  const ids = (Array.isArray(list) ? list : []).map((each) => Object(each).id);
  const letters = name.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const short = letters.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "") || "entry";
  const free = [short, ...ids.map((_, i) => `${short}-${i + 2}`)].find((id) => !ids.includes(id));
  const id = free ?? short;
  return { ...entry, id, name, ...("askAbout" in entry && { inForm: true, askAbout: id }) };
}

/**
 * The schema of a file.
 * @throws {Error} if content/ has no such file
 */
export function schemaOf(file: string): z.ZodType {
  const document = Object.values(documents).find((each) => each.file === file);
  if (!document) throw new Error(`content/ has no file ${file}`);
  return document.schema;
}

function isNullable(schema: unknown): boolean {
  if (schema instanceof z.ZodNullable) return true;
  const isWrapped = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
  return isWrapped && isNullable(schema.unwrap());
}
