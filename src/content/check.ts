import type { z } from "astro/zod";
import { crossChecks } from "./cross-checks.ts";
import { type Content, type DocumentName, documents, type Mistake } from "./documents.ts";
import { legalMistakes } from "./legal-markdown.ts";
import { fillPlaceholders } from "./placeholders.ts";
import { inOrder, type Problem } from "./problem.ts";
import { readSource, type Source, type Texts } from "./source.ts";
import { mapTexts, setTypography } from "./texts.ts";

/** The folder of photos in content/. */
export const photosFolder = "photos/";

/**
 * The checked content, or all of its mistakes by file and line. Files are compared with each other once
 * each is right by itself.
 */
export function checkContent(
  texts: Texts,
): { content: Content; problems: [] } | { content: null; problems: Problem[] } {
  const names = Object.keys(documents) as DocumentName[];
  const sources = names.map((name) => [name, readSource(documents[name].file, texts)] as const);
  const checked = sources.map(([name, source]) => checkSchema(source, documents[name].schema));
  const wrong = checked.flatMap(({ problems }) => problems);
  if (wrong.length > 0) return { content: null, problems: inOrder(wrong) };

  const data = Object.fromEntries(names.map((name, i) => [name, checked[i]?.data])) as Content;
  // The renderer sets the typography of Markdown.
  const content = mapTexts(data, (text, field) =>
    field === "markdown" || field === "file" ? text : setTypography(text),
  );
  const { filled, mistakes: unknownNames } = fillPlaceholders(content);
  const mistakes = [
    ...crossChecks(content),
    ...unknownNames,
    ...legalMistakes(filled),
    ...missingPhoto(content, texts),
  ];
  if (mistakes.length === 0) return { content: filled, problems: [] };
  const sourceOf = Object.fromEntries(sources) as Record<DocumentName, Source>;
  const problems = mistakes.map(({ at: [name, ...path], message, line }) =>
    sourceOf[name].problemAt(path, message, line),
  );
  return { content: null, problems: inOrder(problems) };
}

/** The values of a file, or its problems. */
function checkSchema({ value, problems, problemAt }: Source, schema: z.ZodType) {
  if (problems.length > 0) return { problems };
  const { data, error } = schema.safeParse(value, { error: schemaMessage, reportInput: true });
  const issues = error?.issues ?? [];
  return {
    data,
    problems: issues.flatMap((issue) =>
      issue.code === "unrecognized_keys"
        ? issue.keys.map((key) => problemAt([...issue.path, key], unknownField))
        : problemAt(issue.path, isMissing(issue) ? "this field is missing; add it" : issue.message),
    ),
  };
}

const unknownField = "unknown field; check its spelling, or remove the line";

const isMissing = (issue: z.core.$ZodIssue) => issue.code !== "custom" && issue.input === undefined;

/** The messages of issues for which a schema has none. Zod has some for the others. */
function schemaMessage(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === "invalid_type") return wrongType[issue.expected];
  const { exact, minimum, maximum } = Object(issue);
  return exact ? `this list needs exactly ${minimum ?? maximum} entries` : undefined;
}

const wrongType: Partial<Record<string, string>> = {
  object: "write its fields on the lines below it, each indented by two spaces",
  array: "this needs a list: lines below it that begin with a hyphen and a space, or [] for none",
  boolean: "use true or false",
  number: "write a number, without quotes or other signs",
  int: "write a whole number",
  string: 'write a text; put it in "quotes" if it is a number or starts with a sign',
};

function missingPhoto({ about }: Content, texts: Texts): Mistake[] {
  const file = about.photo?.file;
  if (file === undefined || texts.has(photosFolder + file)) return [];
  const message = `content/${photosFolder} has no ${file}; put the photo there`;
  return [{ at: ["about", "photo", "file"], message }];
}
