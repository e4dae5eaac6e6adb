import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { photosFolder } from "./check.ts";
import { documents } from "./documents.ts";
import { samplesFile } from "./samples.ts";

/** The owner's content folder. SITE_CONTENT names another one, to try the site with other content. */
export const contentFolder =
  process.env.SITE_CONTENT ?? fileURLToPath(new URL("../../content", import.meta.url));

const files = [...Object.values(documents).map(({ file }) => file), samplesFile];

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
