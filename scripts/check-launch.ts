import { checkContent } from "../src/content/check.ts";
import { contentFolder } from "../src/content/folder.ts";
import { describeDoubts, describeProblems, listProblems } from "../src/content/problem.ts";
import { readTexts } from "../src/content/read.ts";
import { openChoices, sampleProblems } from "../src/content/samples.ts";

// Lists what is still a sample in content/. Status 0: ready to go live; 1: not yet.
const texts = readTexts(contentFolder);
const { problems: mistakes, doubts } = checkContent(texts);
const samples = mistakes.length > 0 ? [] : sampleProblems(texts);

if (mistakes.length > 0) console.error(describeProblems(mistakes));
else if (samples.length > 0) {
  const count = samples.length === 1 ? "1 value is" : `${samples.length} values are`;
  console.error(
    [`Not ready to go live: ${count} still a sample.`, listProblems(samples)].join("\n"),
  );
} else {
  console.log("Ready to go live: no sample is left in content/.");
  const questions = [...doubts, ...openChoices(texts)];
  if (questions.length > 0) console.log(describeDoubts(questions));
}

process.exitCode = mistakes.length + samples.length > 0 ? 1 : 0;
