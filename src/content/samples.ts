import { inOrder, type Problem } from "./problem.ts";
import { readSource, type Texts } from "./source.ts";
import { linesIn } from "./texts.ts";

/** Lists the values of the sample identity in content/, by file, with what belongs in their place. */
export const samplesFile = "samples.yaml";

/**
 * The values in content/ that must be replaced before the site goes live: fields that have a marked
 * value and, in Markdown, lines with a marked text.
 */
export function sampleProblems(texts: Texts): Problem[] {
  const marks: Record<string, object> = Object(readSource(samplesFile, texts).value);
  const problems = Object.entries(marks).flatMap(([file, fixes]) => {
    const { value, problemAt } = readSource(file, texts);
    return linesIn(value).flatMap(({ path, line, text }) =>
      Object.entries(fixes)
        .filter(([mark]) => (path[0] === "markdown" ? text.includes(mark) : text === mark))
        .map(([, fix]) => problemAt(path, `this is still the sample; write ${fix}`, line)),
    );
  });
  return inOrder(problems);
}
