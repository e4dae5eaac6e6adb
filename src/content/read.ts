import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "./check.ts";
import { type Content, documents } from "./documents.ts";
import { ContentError, type Problem } from "./problem.ts";
import { samplesFile } from "./samples.ts";

const paths = [...Object.values(documents).map(({ file }) => file), samplesFile];

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
