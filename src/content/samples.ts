import { inOrder, type Problem } from "./problem.ts";
import { readSource, type Texts } from "./source.ts";
import { linesIn } from "./texts.ts";

/** Lists the values of the sample identity in content/, by file, with what belongs in their place. */
export const samplesFile = "samples.yaml";

/** The values in content/ that must be replaced before the site goes live. */
export function sampleProblems(texts: Texts): Problem[] {
  const marks: Record<string, object> = Object(readSource(samplesFile, texts).value);
  return inOrder(
    Object.entries(marks).flatMap(([path, values]) => marked(path, Object.entries(values), texts)),
  );
}

/** The fields of a file that have a marked value; in Markdown, the lines with a marked text. */
function marked(file: string, marks: [value: string, fix: string][], texts: Texts): Problem[] {
  const { value, problemAt } = readSource(file, texts);
  return linesIn(value).flatMap(({ path, line, text }) =>
    marks
      .filter(([mark]) => (path[0] === "markdown" ? text.includes(mark) : text === mark))
      .map(([, fix]) => problemAt(path, `this is still the sample; write ${fix}`, line)),
  );
}
