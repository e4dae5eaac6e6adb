import { readFileSync } from "node:fs";
import { checkContent } from "../src/content/check.ts";
import { describeProblems, listProblems } from "../src/content/problem.ts";
import { contentFolder, readSamples, readTexts } from "../src/content/read.ts";
import { openStatements, type Statement } from "../src/content/samples.ts";

// Lists what the sample says and the owner has not confirmed. Status 0: ready to go live; 1: not yet.
const texts = readTexts(contentFolder);
const { content, problems, doubts } = checkContent(texts);
const open = content ? openStatements(texts, content, readSamples()) : [];

// With Cloudflare's configuration as argument, status 0 while it names no domain.
const config = process.argv[2];
const isPreview = config !== undefined && !/^\s*"routes"/m.test(readFileSync(config, "utf8"));

if (problems.length > 0) console.error(describeProblems(problems));
else if (open.length > 0) {
  const count = open.length === 1 ? "1 statement is" : `${open.length} statements are`;
  console.error(`Not ready to go live: ${count} the sample's.\n${byMessage(open)}`);
  if (isPreview) console.error(`This is a preview: ${config} names no domain.`);
} else console.log("Ready to go live: each statement of the sample is replaced or confirmed.");
if (doubts.length > 0) console.error(`\nIs this right in content/?\n${listProblems(doubts)}`);

process.exitCode = problems.length > 0 || (open.length > 0 && !isPreview) ? 1 : 0;

/** Each message once, above the places that it is about. */
function byMessage(statements: readonly Statement[]): string {
  return Array.from(
    Map.groupBy(statements, ({ message }) => message),
    ([message, group]) => {
      const places = group.map(({ file, line, passage }) => `  ${file}:${line}  ${passage}`);
      return ["", message, ...places].join("\n");
    },
  ).join("\n");
}
