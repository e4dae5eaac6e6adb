import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { documents } from "../src/content/documents.ts";
import type { Problem } from "../src/content/problem.ts";
import { checkContent, readTexts } from "../src/content/read.ts";
import { type Field, formOf } from "./form.ts";
import { type Edit, editYaml } from "./yaml-edit.ts";

/** A file with edits. Without edits, the answer only shows it. */
export interface EditRequest {
  path: string;
  edits: Edit[];
  /** The changed text below the front matter of a legal text. */
  markdown?: string;
}

/** The file with the edits, and its problems. It is saved only if there are none. */
export interface EditAnswer {
  files: { path: string; preview: string }[];
  fields: Field[];
  markdown: string | null;
  problems: Problem[];
  saved: boolean;
}

/**
 * Applies edits to a file, checks all of content/ with them, and saves the file if there is no mistake.
 * @throws {Error} if the file or an edited value does not exist
 */
export function answer(folder: string, { path, edits, markdown }: EditRequest): EditAnswer {
  const document = Object.values(documents).find(({ file }) => file === path);
  const texts = readTexts(folder);
  const before = texts.get(path);
  if (!document || before === undefined) throw new Error(`content/ has no file ${path}`);
  const parts = split(path, before);
  const head = edits.reduce(editYaml, parts.head);
  const body = markdown === undefined ? parts.body : `\n${markdown.trim()}\n`;
  const after = parts.open + head + parts.close + body;
  const { problems } = checkContent(new Map([...texts, [path, after]]));
  const saved = after !== before && problems.length === 0;
  if (saved) writeFileSync(join(folder, path), after);
  return {
    files: Object.values(documents).map(({ file, path: preview }) => ({ path: file, preview })),
    fields: formOf(document.schema, head),
    markdown: parts.close === "" ? null : body.trim(),
    problems,
    saved,
  };
}

/** Splits a legal text into front matter and body; all of a YAML file is the head. */
function split(path: string, text: string) {
  const match = path.endsWith(".md")
    ? /^(---\r?\n)([\s\S]*?)(^---[ \t]*\r?\n)([\s\S]*)$/m.exec(text)
    : null;
  const [, open = "", head = text, close = "", body = ""] = match ?? [];
  return { open, head, close, body };
}
