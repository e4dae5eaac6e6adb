import { fileURLToPath } from "node:url";
import { normalizePath, type Plugin } from "vite";
import { checkContent, photosFolder } from "../src/content/check.ts";
import type { Content } from "../src/content/documents.ts";
import { annotations, describeProblems, listProblems } from "../src/content/problem.ts";
import { contentFolder, readSamples, readTexts } from "../src/content/read.ts";
import { openStatements } from "../src/content/samples.ts";
import { readSource } from "../src/content/source.ts";

// As Vite names files: with / on Windows, too.
const contentModule = normalizePath(
  fileURLToPath(new URL("../src/content/content.ts", import.meta.url)),
);
const folder = normalizePath(`${contentFolder}/`);
const photoModule = "\0virtual:photo";

/** What the owner should look at, in the log of a build. */
export function reviewContent(): void {
  const texts = readTexts(contentFolder);
  const { content, doubts } = checkContent(texts);
  if (doubts.length > 0) console.warn(`Is this right in content/?\n${listProblems(doubts)}`);
  const open = content ? openStatements(texts, content, readSamples()).length : 0;
  if (open > 0) console.warn(`To confirm before going live: ${open} (npm run check:launch)`);
}

/** Reads content/, or exits with one message that lists its mistakes. */
export function readContentOrStop(): Content {
  const { content, problems } = checkContent(readTexts(contentFolder));
  if (content) return content;
  console.error(describeProblems(problems));
  if (process.env.GITHUB_ACTIONS) console.log(annotations(problems));
  process.exit(1);
}

/** In dev, pages follow the files of content/. Also serves About's photo as the module virtual:photo. */
export const siteContent: Plugin = {
  name: "site-content",
  resolveId: (id) => (id === "virtual:photo" ? photoModule : undefined),
  load(id) {
    if (id !== photoModule) return undefined;
    // Not by the schema: this module has the one that dev started with.
    const { value } = readSource("pages/about.yaml", readTexts(contentFolder));
    const file = (value as { photo?: { file?: string } } | null)?.photo?.file;
    if (!file) return "export default undefined";
    return `export { default } from ${JSON.stringify(folder + photosFolder + file)}`;
  },
  configureServer({ watcher }) {
    watcher.add(contentFolder);
  },
  hotUpdate({ file, modules }) {
    if (!file.startsWith(folder)) return modules;
    const { moduleGraph } = this.environment;
    return [contentModule, photoModule].flatMap((id) => moduleGraph.getModuleById(id) ?? []);
  },
};
