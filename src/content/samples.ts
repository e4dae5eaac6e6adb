import { documents, legalTexts } from "./documents.ts";
import type { Problem } from "./problem.ts";
import { readFile, type Texts } from "./read-file.ts";
import { textsAt } from "./texts-at.ts";
import type { YamlSource } from "./yaml-source.ts";

type Path = readonly PropertyKey[];

/** The values of the sample identity, and what the owner does about each. */
const samples: { path: Path; isSample: (text: string) => boolean; cure: string }[] = [
  {
    path: ["name"],
    isSample: (text) => text === "Hub City IT",
    cure: "this is the sample name; write the name of your business",
  },
  {
    path: ["site"],
    isSample: isExample,
    cure: "nobody can own this address; write the address of your site",
  },
  {
    path: ["phone"],
    isSample: (text) => /555-01\d\d$/.test(text),
    cure: "numbers with 555-01 belong to nobody; write your phone number",
  },
  {
    path: ["email"],
    isSample: isExample,
    cure: "nobody can own this address; write your e-mail address",
  },
  {
    path: ["social", "*", "url"],
    isSample: isExample,
    cure: "nobody can own this address; write the address of your page there",
  },
];

/** Names that are kept free for examples (RFC 2606). */
function isExample(text: string): boolean {
  return /[.@]example(?![\w.-])|(^|[/.@])example\.(com|net|org)(?![\w.-])/.test(text);
}

/**
 * What is still a sample or left open in content/, each with its file, line and cure. An entry
 * stands for something that must not be published as it is.
 */
export function sampleProblems(texts: Texts): Problem[] {
  const { source } = readFile(texts, documents.business.file);
  return [
    ...samples.flatMap(({ path, isSample, cure }) =>
      textsAt(source.value, path)
        .filter(({ text }) => isSample(text))
        .map((found) => source.problemAt(found.path, cure)),
    ),
    ...openValues(source),
    ...openAmounts(texts),
  ].toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

/** The help desk's identifiers and the social pages, as long as they are null. */
function openValues(source: YamlSource): Problem[] {
  const { helpDesk, social } = Object(source.value);
  const pages: unknown[] = Array.isArray(social) ? social : [];
  return [
    ...["organisation", "widget"]
      .filter((key) => Object(helpDesk)[key] === null)
      .map((key) =>
        source.problemAt(
          ["helpDesk", key],
          "still null; write the identifier from the help desk's settings page",
        ),
      ),
    ...pages.flatMap((page, i) =>
      Object(page).url === null
        ? [
            source.problemAt(
              ["social", i, "url"],
              "still null; write the address of your page there, beginning with https://, or take the entry out if there will be none",
            ),
          ]
        : [],
    ),
  ];
}

/** Amounts in square brackets in the legal texts, like the monthly fee. */
function openAmounts(texts: Texts): Problem[] {
  return Object.values(legalTexts).flatMap(({ file }) =>
    (texts.get(file) ?? "").split("\n").flatMap((line, index) =>
      [...line.matchAll(/\[([^\]]+)\](?!\()/g)].map(([placeholder]) => ({
        file: `content/${file}`,
        line: index + 1,
        field: "",
        message: `${placeholder} is still open; write what holds in its place`,
      })),
    ),
  );
}
