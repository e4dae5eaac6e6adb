import { checkSchema } from "./check-schema.ts";
import { crossChecks } from "./cross-checks.ts";
import { type Content, documents, type LegalTextName, legalTexts } from "./documents.ts";
import { findDoubts } from "./doubts.ts";
import { readIds } from "./ids.ts";
import { legalMarkdownProblems } from "./legal-markdown.ts";
import { fillPlaceholders, placeholderProblems, placeholderValues } from "./placeholders.ts";
import type { Problem } from "./problem.ts";
import { type ReadFiles, readFile, type Texts } from "./read-file.ts";
import { textsAt } from "./texts-at.ts";
import { setTypography } from "./typography.ts";

/** The folder of photos in content/. */
export const photosFolder = "photos/";

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
