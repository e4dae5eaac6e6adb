import { checkContent } from "../src/content/check.ts";
import { describeProblems, listProblems } from "../src/content/problem.ts";
import { contentFolder, readTexts } from "../src/content/read.ts";
import { sampleProblems } from "../src/content/samples.ts";

// Lists what is still a sample in content/. Status 0: ready to go live; 1: not yet.
const texts = readTexts(contentFolder);
const { problems: mistakes } = checkContent(texts);
const samples = mistakes.length > 0 ? [] : sampleProblems(texts);

if (mistakes.length > 0) console.error(describeProblems(mistakes));
else if (samples.length > 0) {
  const count = samples.length === 1 ? "1 value is" : `${samples.length} values are`;
  console.error(`Not ready to go live: ${count} still a sample.\n${listProblems(samples)}`);
} else console.log("Ready to go live: no sample is left in content/.");

process.exitCode = mistakes.length + samples.length > 0 ? 1 : 0;
