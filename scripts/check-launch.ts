import { checkContent } from "../src/content/check.ts";
import { describeProblems, listProblems } from "../src/content/problem.ts";
import { contentFolder, readTexts } from "../src/content/read.ts";
import { openStatements } from "../src/content/samples.ts";

// Lists what the sample says and the owner has not confirmed. Status 0: ready to go live; 1: not yet.
const texts = readTexts(contentFolder);
const { content, problems: mistakes } = checkContent(texts);
const open = content ? openStatements(texts, content) : [];

if (mistakes.length > 0) console.error(describeProblems(mistakes));
else if (open.length > 0) {
  const count = open.length === 1 ? "1 statement is" : `${open.length} statements are`;
  console.error(`Not ready to go live: ${count} the sample's.\n${listProblems(open)}`);
} else console.log("Ready to go live: each statement of the sample is replaced or confirmed.");

process.exitCode = mistakes.length + open.length > 0 ? 1 : 0;
