import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { checkSchema } from "./check-schema.ts";
import { crossChecks } from "./cross-checks.ts";
import { type Content, documents, type LegalTextName, legalTexts } from "./documents.ts";
import { findDoubts } from "./doubts.ts";
import { readIds } from "./ids.ts";
import { legalMarkdownProblems } from "./legal-markdown.ts";
import { fillPlaceholders, placeholderProblems, placeholderValues } from "./placeholders.ts";
import { ContentError, type Problem } from "./problem.ts";
import { type ReadFiles, readFile, type Texts } from "./read-file.ts";
import { textsAt } from "./texts-at.ts";
import { setTypography } from "./typography.ts";

/** The folder of photos in content/. */
export const photosFolder = "photos/";

const paths: string[] = Object.values(documents).map(({ file }) => file);

/**
 * Reads and checks all of content/.
 * @param onDoubts gets what is doubtful, if there is anything
 * @throws {ContentError} with every mistake
 */
export function readContent(folder: string, onDoubts = (_doubts: Problem[]) => {}): Content {
  const { content, problems, doubts } = checkContent(readTexts(folder));
  if (!content) throw new ContentError(problems);
  if (doubts.length > 0) onDoubts(doubts);
  return content;
}

/**
 * The texts of a content folder; none if the folder does not exist. Other files may be of any kind and
 * size, so they are not read: their text is empty.
 */
export function readTexts(folder: string): Map<string, string> {
  const names = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: "utf8" })
    : [];
  return new Map(
    names
      .map((name): [path: string, file: string] => [name.replaceAll("\\", "/"), join(folder, name)])
      .filter(([path, file]) => !paths.includes(path) || isFile(file))
      .map(([path, file]) => [path, paths.includes(path) ? readFileSync(file, "utf8") : ""]),
  );
}

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() === true;

/** Whether a change of the file at a path can change the result of readTexts. */
export function isContentFile(folder: string, path: string): boolean {
  return path.startsWith(folder) && /\.(ya?ml|md|jpe?g|png|webp)(\.txt)?$/i.test(path);
}

/** The checked content with what is doubtful in it, or all of its mistakes; by file and line. */
export function checkContent(
  texts: Texts,
):
  | { content: Content; problems: []; doubts: Problem[] }
  | { content: null; problems: Problem[]; doubts: [] } {
  const all = Object.entries(documents).map(([name, { file, schema }]) => {
    const read = readFile(texts, file);
    const checked = read.source.value === undefined ? null : checkSchema(read.source, schema);
    read.source.problems.push(...(checked?.problems ?? []));
    return { name, read, checked };
  });
  const files = Object.fromEntries(all.map(({ name, read }) => [name, read])) as ReadFiles;
  const ids = readIds(files);
  const problems = [
    ...all.flatMap(({ read }) => read.source.problems),
    ...ids.problems,
    ...crossChecks(files, ids),
    ...missingPhoto(files, texts),
    ...placeholderProblems(files, ids),
    ...legalMarkdownProblems(files),
  ];
  if (problems.length > 0) return { content: null, problems: inOrder(problems), doubts: [] };

  const fields = setTypography(
    Object.fromEntries(all.map(({ name, checked }) => [name, checked?.data])),
  ) as Content;
  const filled = fillPlaceholders(fields, placeholderValues(fields));
  // Markdown gets its typography and its placeholders when it is rendered.
  for (const name of Object.keys(legalTexts) as LegalTextName[]) {
    filled[name] = { ...filled[name], markdown: files[name].markdown?.text ?? "" };
  }
  return { content: filled, problems: [], doubts: inOrder(findDoubts(files, filled)) };
}

function missingPhoto({ about }: ReadFiles, texts: Texts): Problem[] {
  if (about.source.problems.some(({ field }) => field === "photo › file")) return [];
  return textsAt(about.source.value, ["photo", "file"])
    .filter(({ text }) => !texts.has(photosFolder + text))
    .map(({ path, text }) => {
      const meant = [...texts.keys()]
        .filter((name) => name.startsWith(photosFolder))
        .map((name) => name.slice(photosFolder.length))
        .find((name) => stem(name) === stem(text));
      const fix = meant ? `did you mean ${meant}?` : "put the photo there";
      return about.source.problemAt(path, `content/${photosFolder} has no ${text}; ${fix}`);
    });
}

/** A file's name without what is easily mistaken: case, spaces and the extension. */
const stem = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/\s/g, "")
    .replace(/\.\w+$/, "");

function inOrder(problems: readonly Problem[]): Problem[] {
  return problems.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}
