import { checkContent } from "../../src/content/check.ts";
import type { Content } from "../../src/content/documents.ts";
import { describeProblems } from "../../src/content/problem.ts";
import { readTexts } from "../../src/content/read.ts";
import { sampleContent } from "./sample.ts";

export const sampleTexts = readTexts(sampleContent);

const { content, problems } = checkContent(sampleTexts);
// A field that the schema has and the sample has not is said once, not in each test.
if (!content) throw new Error(describeProblems(problems).replaceAll("content/", "tests/content/"));

export const sample: Content = content;

type Change = [file: string, from: string | RegExp, to: string];

/** Replaces the first match of each change; throws if a change has no effect. */
export function changeTexts(changes: readonly Change[], before = sampleTexts): Map<string, string> {
  const texts = new Map(before);
  for (const [file, from, to] of changes) {
    const text = texts.get(file) ?? "";
    const changed = text.replace(from, () => to);
    if (changed === text) throw new Error(`${file} has no ${from}`);
    texts.set(file, changed);
  }
  return texts;
}

/** The line that a problem names. */
export function lineOf(texts: Map<string, string>, problem: { file: string; line: number }) {
  return texts.get(problem.file.replace("content/", ""))?.split("\n")[problem.line - 1];
}
