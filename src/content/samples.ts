import { documents } from "./documents.ts";
import type { Problem } from "./problem.ts";
import { type ReadFile, readFile, type Texts, textsIn } from "./read-file.ts";
import { allTexts } from "./texts-at.ts";
import type { YamlSource } from "./yaml-source.ts";

/** Lists the values of the sample identity in content/, by file, with what belongs in their place. */
export const samplesFile = "samples.yaml";

/** The values in content/ that must be replaced before the site goes live. */
export function sampleProblems(texts: Texts): Problem[] {
  const marks: Record<string, object> = Object(readFile(texts, samplesFile).source.value);
  return [
    ...Object.entries(marks).flatMap(([path, values]) =>
      marked(readFile(texts, path), new Map(Object.entries(values))),
    ),
    ...unconfirmed(readFile(texts, documents.business.file).source),
  ].toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

/** The fields that have a marked value; in Markdown, the lines with a marked text. */
function marked(file: ReadFile, marks: ReadonlyMap<string, string>): Problem[] {
  const { source, markdown } = file;
  const fix = (mark: string) => `this is still the sample; write ${marks.get(mark)}`;
  if (markdown) {
    return textsIn(file).flatMap(({ text, problem }) =>
      [...marks.keys()].filter((mark) => text.includes(mark)).map((mark) => problem(fix(mark))),
    );
  }
  return allTexts(JSON.parse(JSON.stringify(source.value ?? null), numbersAsTexts))
    .filter(({ text }) => marks.has(text))
    .map(({ path, text }) => source.problemAt(path, fix(text)));
}

const numbersAsTexts = (_key: string, value: unknown) =>
  typeof value === "number" ? String(value) : value;

/** The help desk and the social pages that are null: a choice, or forgotten. */
export function openChoices(texts: Texts): Problem[] {
  const { source } = readFile(texts, documents.business.file);
  const { helpDesk, social } = Object(source.value);
  const pages: unknown[] = Array.isArray(social) ? social : [];
  const { organisation = null, frame = null } = Object(helpDesk);
  return [
    ...pages.flatMap((page, i) =>
      (Object(page).url ?? null) === null
        ? [
            source.problemAt(
              ["social", i, "url"],
              'its icon says "coming soon"; remove the entry if you will have no page there',
            ),
          ]
        : [],
    ),
    ...(organisation === null && frame === null
      ? [
          source.problemAt(
            ["helpDesk", "organisation"],
            "no help desk: Self Service shows your phone number and e-mail address instead of a form",
          ),
        ]
      : []),
  ];
}

/** A number that the site offers for text messages, which the owner has not tried. */
function unconfirmed(source: YamlSource): Problem[] {
  const { textable, textableConfirmed } = Object(source.value);
  if (!textable || textableConfirmed) return [];
  const message =
    "many landlines receive no text messages; send one to your number; if it arrives, write textableConfirmed: true, otherwise textable: false";
  return [source.problemAt(["textable"], message)];
}
