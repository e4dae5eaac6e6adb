import type { z } from "astro/zod";
import { crossChecks } from "./cross-checks.ts";
import { type Content, type DocumentName, documents, type Mistake } from "./documents.ts";
import { doubtsAbout } from "./doubts.ts";
import { bracesLeft, complete, type Placeholders, placeholdersOf } from "./placeholders.ts";
import { inOrder, type Problem } from "./problem.ts";
import { readSource, type Source, type Texts } from "./source.ts";

/** The folder of photos in content/. */
export const photosFolder = "photos/";

const names = Object.keys(documents) as DocumentName[];

/**
 * The checked content, or all of its mistakes by file and line. Files are compared with each other once
 * each is right by itself.
 * @param before the content before a change
 */
export function checkContent(
  texts: Texts,
  before: Content | null = null,
): { content: Content | null; problems: Problem[]; doubts: Problem[] } {
  const sources = Object.fromEntries(
    names.map((name) => [name, readSource(documents[name].file, texts)]),
  ) as Record<DocumentName, Source>;
  const business = checkFile("business").data;
  const priceList = checkFile("priceList").data;
  const serviceList = checkFile("serviceList").data;
  const placeholders =
    business && priceList && serviceList ? placeholdersOf(business, priceList, serviceList) : {};
  const files = names.map((name) => ({ name, ...checkFile(name, placeholders) }));
  const wrong = files.flatMap(({ problems }) => problems);
  if (wrong.length > 0) return { content: null, problems: inOrder(wrong), doubts: [] };

  const content = Object.fromEntries(files.map(({ name, data }) => [name, data])) as Content;
  const problems = [
    ...crossChecks(content),
    ...bracesLeft(content, placeholders),
    ...photoMistakes(content, texts),
  ].map(problemOf);
  const written = Object.fromEntries(names.map((name) => [name, sources[name].value]));
  const doubts = [
    ...names.flatMap((name) => sources[name].doubts),
    ...doubtsAbout(content, written, before).map(problemOf),
  ];
  return {
    content: problems.length > 0 ? null : content,
    problems: inOrder(problems),
    doubts: inOrder(doubts),
  };

  /** The values of a file, completed, or its problems. */
  function checkFile<Name extends DocumentName>(name: Name, placeholders: Placeholders = {}) {
    const { value, problems, problemAt } = sources[name];
    if (problems.length > 0) return { problems };
    const { schema } = documents[name];
    const { data, error } = schema.safeParse(complete(value, schema, placeholders), {
      error: schemaMessage,
      reportInput: true,
    });
    return {
      data: data as Content[Name] | undefined,
      problems: (error?.issues ?? []).flatMap((issue) => {
        if (issue.code === "unrecognized_keys")
          return issue.keys.map((key) => problemAt([...issue.path, key], unknownField(issue, key)));
        const message = isMissing(issue) ? "this field is missing; add it" : issue.message;
        return problemAt(issue.path, message, issue.code === "custom" ? issue.params?.line : 0);
      }),
    };
  }

  function problemOf({ at: [name, ...path], message, line }: Mistake): Problem {
    return sources[name].problemAt(path, message, line);
  }
}

const unknownField = ({ input }: z.core.$ZodIssue, key: string) =>
  // { text: We move, call first }
  (input as Record<string, unknown>)[key] === null
    ? 'unknown field; if it belongs to the text before it, put both in "quotes", else remove it'
    : "unknown field; check its spelling, or remove the line";

const isMissing = (issue: z.core.$ZodIssue) => issue.code !== "custom" && issue.input === undefined;

/** The messages of issues for which a schema has none. */
function schemaMessage(issue: z.core.$ZodRawIssue): string {
  if (issue.code === "invalid_value") return `use one of ${issue.values.join(", ")}`;
  if (issue.code === "too_small") {
    const least = Number(issue.minimum) + (issue.inclusive ? 0 : 1);
    return issue.origin === "array"
      ? `this list needs ${least} or more entries`
      : `write a number from ${least} on`;
  }
  if (issue.code === "too_big")
    return issue.origin === "array"
      ? `this list may have ${issue.maximum} entries at most`
      : `write a number up to ${issue.maximum}`;
  const expected = issue.code === "invalid_type" ? wrongType[issue.expected] : undefined;
  return expected ?? "this value is not allowed here";
}

const wrongType: Partial<Record<string, string>> = {
  object: "write its fields on the lines below it, each indented by two spaces",
  array: "this needs a list: lines below it that begin with a hyphen and a space, or [] for none",
  boolean: "use true or false",
  number: "write a number, without quotes or other signs",
  int: "write a whole number",
  string: 'write a text; put it in "quotes" if it is a number or starts with a sign',
};

/** How a JPEG, PNG or WebP file begins. Empty in the owner's form, which knows only names. */
const photoStart = /^(\xFF\xD8\xFF|\x89PNG|RIFF.{4}WEBP|$)/s;

function photoMistakes({ about }: Content, texts: Texts): Mistake[] {
  const file = about.photo?.file;
  const start = file && texts.get(photosFolder + file);
  if (file === undefined || (start !== undefined && photoStart.test(start))) return [];
  const message =
    start === undefined
      ? `content/${photosFolder} has no ${file}; put the photo there`
      : `${file} is no JPEG, PNG or WebP file, whatever its name says; save it as one`;
  return [{ at: ["about", "photo", "file"], message }];
}
