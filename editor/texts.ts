import { parseDocument } from "yaml";
import type { Path, YamlEdit } from "./yaml-edit.ts";

/** The texts of the files, by path within content/. */
export type Texts = Record<string, string>;

export type FileEdit = YamlEdit & { file: string };

/** The value at a path of a file. */
export function valueAt(texts: Texts, file: string, path: Path): unknown {
  const value: unknown = parseDocument(splitFile(file, texts[file] ?? "").head).toJS();
  return path.reduce((around, key) => Reflect.get(Object(around), key), value);
}

/** Splits a legal text into front matter and body; all of a YAML file is the head. */
export function splitFile(file: string, text: string) {
  const match = file.endsWith(".md")
    ? /^(---\r?\n)([\s\S]*?)(^---[ \t]*\r?\n)([\s\S]*)$/m.exec(text)
    : null;
  const [, open = "", head = text, close = "", body = ""] = match ?? [];
  return { open, head, close, body };
}
