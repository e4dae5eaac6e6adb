import type { Content } from "./documents.ts";
import { nearest } from "./nearest.ts";
import { parseYaml, type YamlSource } from "./yaml-source.ts";

/** A file of content/ as it was read, with the line numbers of its values. */
export interface ReadFile {
  /** The file, relative to the project's folder. */
  file: string;
  source: YamlSource;
  /** The text below the front matter and the line that it starts on; null in a YAML file. */
  markdown: { text: string; firstLine: number } | null;
}

export type ReadFiles = Record<keyof Content, ReadFile>;

/** The texts of the files in content/, by path within it. */
export type Texts = ReadonlyMap<string, string>;

/** The entries of a list, each as an object; undefined if the file has no such list. */
export function entriesOf(
  { source }: ReadFile,
  key: string,
): Record<string, unknown>[] | undefined {
  const list: unknown = Reflect.get(Object(source.value), key);
  return Array.isArray(list) ? list.map((entry) => Object(entry)) : undefined;
}

/** Reads one file. Mistakes of the file itself are among the problems of its source. */
export function readFile(texts: Texts, path: string): ReadFile {
  const file = `content/${path}`;
  const text = texts.get(path)?.replace(/^\uFEFF/, "");
  if (text === undefined) return unreadable(file, missingFile(texts, path));
  if (text.trim() === "") {
    return unreadable(file, "the file is empty; restore its last good version");
  }
  const garbled = text.split("\n").findIndex((line) => /[\0\uFFFD]/.test(line));
  if (garbled >= 0) {
    const message = "a character here is unreadable; type it again and save the file as UTF-8";
    return unreadable(file, message, garbled + 1);
  }
  return path.endsWith(".md")
    ? readMarkdown(file, text)
    : { file, source: withFields(file, parseYaml(file, text)), markdown: null };
}

function withFields(file: string, source: YamlSource): YamlSource {
  const { value } = source;
  if (value === undefined || (value !== null && typeof value === "object" && !Array.isArray(value)))
    return source;
  const message = "the file must contain fields: a name, a colon, a space and a value on each line";
  return unreadable(file, message).source;
}

function missingFile(texts: Texts, path: string): string {
  const near = nearest(path, [...texts.keys()]);
  return near
    ? `the file is missing; if content/${near} is this file, rename it`
    : "the file is missing; restore it";
}

function unreadable(file: string, message: string, line = 1): ReadFile {
  const source = parseYaml(file, "");
  source.value = undefined;
  source.problems = [{ file, line, field: "", message }];
  return { file, source, markdown: null };
}

function readMarkdown(file: string, text: string): ReadFile {
  const match = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*\r?\n?([\s\S]*)$/m.exec(text);
  if (!match || !text.startsWith("---")) {
    return unreadable(file, "the file must start with its fields between two lines of ---");
  }
  const [, fields = "", body = ""] = match;
  const firstLine = text.slice(0, text.length - body.length).split("\n").length;
  const source = withFields(file, parseYaml(file, fields, 2));
  if (body.trim() === "") {
    source.problems.push({
      file,
      line: firstLine,
      field: "",
      message: "there is no text below the fields; write it here",
    });
  }
  return { file, source, markdown: { text: body, firstLine } };
}
