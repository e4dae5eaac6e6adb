import { globSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "yaml";
import { checkContent, photosFolder } from "./check.ts";
import { type Content, documents } from "./documents.ts";
import { describeProblems, type Problem } from "./problem.ts";
import type { Samples } from "./samples.ts";

/** The owner's content folder. SITE_CONTENT names another one, to try the site with other content. */
export const contentFolder = resolve(process.env.SITE_CONTENT ?? "content");

const files = Object.values(documents).map(({ file }) => file);

/**
 * Reads and checks the content folder.
 * @throws an error that lists every mistake by file and line
 */
export function readContent(): Content {
  const { content, problems } = checkContent(readTexts(contentFolder));
  if (content) return content;
  const { file, line } = problems[0] as Problem;
  throw Object.assign(new Error(describeProblems(problems)), {
    // Astro's error overlay wants both. A stack trace of the program would mislead.
    stack: "The mistake is in a file of content/, not in the program.",
    loc: { file, line, column: 0 },
  });
}

/**
 * The texts of the site's files in a content folder, and the first bytes of its photos, a character
 * each. Other files, such as backups of an editor, are ignored.
 */
export function readTexts(folder: string): Map<string, string> {
  const isFile = (file: string) =>
    statSync(join(folder, file), { throwIfNoEntry: false })?.isFile();
  const texts = new Map<string, string>();
  for (const file of files.filter(isFile)) {
    texts.set(file, readFileSync(join(folder, file), "utf8"));
  }
  for (const photo of globSync(`${photosFolder}*`, { cwd: folder }).filter(isFile)) {
    const start = readFileSync(join(folder, photo), "latin1").slice(0, 12);
    texts.set(photo.replaceAll("\\", "/"), start);
  }
  return texts;
}

/** What the sample says, whatever content the site is built with. */
export const readSamples = (): Samples => parse(readFileSync("content/samples.yaml", "utf8"));
