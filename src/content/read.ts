import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { checkContent, photosFolder } from "./check.ts";
import { type Content, documents } from "./documents.ts";
import { describeProblems } from "./problem.ts";
import { samplesFile } from "./samples.ts";

/** The owner's content folder. SITE_CONTENT names another one, to try the site with other content. */
export const contentFolder =
  process.env.SITE_CONTENT ?? fileURLToPath(new URL("../../content", import.meta.url));

const files = [...Object.values(documents).map(({ file }) => file), samplesFile];

/**
 * Reads and checks all of content/.
 * @throws {Error} with every mistake
 */
export function readContent(folder: string): Content {
  const { content, problems } = checkContent(readTexts(folder));
  if (!content) throw new Error(describeProblems(problems));
  return content;
}

/**
 * The texts of the site's files in a content folder, and the names of its photos, each with an empty
 * text. Other files, such as backups of an editor, are ignored.
 */
export function readTexts(folder: string): Map<string, string> {
  const isFile = (file: string) =>
    statSync(join(folder, file), { throwIfNoEntry: false })?.isFile();
  const texts = files
    .filter(isFile)
    .map((file): [string, string] => [file, readFileSync(join(folder, file), "utf8")]);
  const photos = globSync(`${photosFolder}*`, { cwd: folder });
  return new Map([
    ...texts,
    ...photos.map((file): [string, string] => [file.replaceAll("\\", "/"), ""]),
  ]);
}

/** Whether the file at a path can be of the content in a folder. */
export function isContentFile(folder: string, path: string): boolean {
  return path.startsWith(folder) && /\.(yaml|md|jpe?g|png|webp)$/i.test(path);
}
