import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkSchema } from "./check-schema.ts";
import { crossChecks } from "./cross-checks.ts";
import { type Content, documents, type LegalTextName, legalTexts } from "./documents.ts";
import { legalMarkdownProblems } from "./legal-markdown.ts";
import { fillPlaceholders, placeholderProblems, placeholderValues } from "./placeholders.ts";
import { ContentError, type Problem } from "./problem.ts";
import { type ReadFiles, readFile, type Texts } from "./read-file.ts";
import { setTypography } from "./typography.ts";

const readable = /\.(ya?ml|md)$/i;

/**
 * Reads and checks all of content/.
 * @throws {ContentError} with every mistake
 */
export function readContent(folder: string): Content {
  const { content, problems } = checkContent(readTexts(folder));
  if (!content) throw new ContentError(problems);
  return content;
}

/** The texts of a content folder; empty if the folder does not exist. */
export function readTexts(folder: string): Map<string, string> {
  const names = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: "utf8" })
    : [];
  return new Map(
    names
      .filter((name) => readable.test(name))
      .map((name) => [name.replaceAll("\\", "/"), readFileSync(join(folder, name), "utf8")]),
  );
}

/** Whether readTexts reads the file at a path. */
export function isContentFile(folder: string, path: string): boolean {
  return path.startsWith(folder) && readable.test(path);
}

/** The checked content, or all of its mistakes, sorted by file and line. */
export function checkContent(
  texts: Texts,
): { content: Content; problems: [] } | { content: null; problems: Problem[] } {
  const all = Object.entries(documents).map(([name, { file, schema }]) => {
    const read = readFile(texts, file);
    const checked = read.source.value === undefined ? null : checkSchema(read.source, schema);
    return { name, read, checked };
  });
  const files = Object.fromEntries(all.map(({ name, read }) => [name, read])) as ReadFiles;
  const problems = [
    ...all.flatMap(({ read, checked }) => [...read.source.problems, ...(checked?.problems ?? [])]),
    ...crossChecks(files),
    ...placeholderProblems(files),
    ...legalMarkdownProblems(files),
  ];
  if (problems.length > 0) return { content: null, problems: inOrder(problems) };

  const fields = setTypography(
    Object.fromEntries(all.map(({ name, checked }) => [name, checked?.data])),
  ) as Content;
  const filled = fillPlaceholders(fields, placeholderValues(fields));
  // Markdown gets its typography and its placeholders when it is rendered.
  for (const name of Object.keys(legalTexts) as LegalTextName[]) {
    filled[name] = { ...filled[name], markdown: files[name].markdown?.text ?? "" };
  }
  return { content: filled, problems: [] };
}

function inOrder(problems: readonly Problem[]): Problem[] {
  return problems.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}
