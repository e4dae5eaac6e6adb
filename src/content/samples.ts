import { documents, legalTexts } from "./documents.ts";
import type { Problem } from "./problem.ts";
import { readFile, type Texts, textsIn } from "./read-file.ts";
import { textsAt } from "./texts-at.ts";
import type { YamlSource } from "./yaml-source.ts";

type Path = readonly PropertyKey[];

/** The values of the sample identity, and how the owner fixes each. */
const samples: { path: Path; isSample: (text: string) => boolean; fix: string }[] = [
  {
    path: ["name"],
    isSample: (text) => text === "Hub City IT",
    fix: "this is the sample name; write the name of your business",
  },
  {
    path: ["site"],
    isSample: isExample,
    fix: "this is a sample URL; write the URL of your site",
  },
  {
    path: ["phone"],
    isSample: (text) => /555-01\d\d$/.test(text),
    fix: "this is a sample number; write your phone number",
  },
  {
    path: ["email"],
    isSample: isExample,
    fix: "this is a sample address; write your e-mail address",
  },
  {
    path: ["social", "*", "url"],
    isSample: isExample,
    fix: "this is a sample URL; write the URL of your page there",
  },
];

/** Domain names reserved for examples (RFC 2606). */
function isExample(text: string): boolean {
  return /[.@]example(?![\w.-])|[/.@]example\.(com|net|org)(?![\w.-])/.test(text);
}

/** The values in content/ that must be replaced before the site goes live. */
export function sampleProblems(texts: Texts): Problem[] {
  const { source } = readFile(texts, documents.business.file);
  return [
    ...samples.flatMap(({ path, isSample, fix }) =>
      textsAt(source.value, path)
        .filter(({ text }) => isSample(text))
        .map((found) => source.problemAt(found.path, fix)),
    ),
    ...unconfirmed(source),
    ...ofLubbock(source),
    ...openAmounts(texts),
    ...unnamedSchool(texts),
  ].toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

/** The help desk and the social pages that are null: a choice, or forgotten. */
export function openChoices(texts: Texts): Problem[] {
  const { source } = readFile(texts, documents.business.file);
  const { helpDesk, social } = Object(source.value);
  const pages: unknown[] = Array.isArray(social) ? social : [];
  const { organisation, frame = null } = Object(helpDesk);
  return [
    ...pages.flatMap((page, i) =>
      Object(page).url === null
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

/** The coordinates of the sample's city, with the name of another one. */
function ofLubbock(source: YamlSource): Problem[] {
  const { city, latitude } = Object(Object(source.value).place);
  return city !== "Lubbock" && latitude === 33.57786
    ? [source.problemAt(["place", "latitude"], "this is Lubbock's; write those of your city")]
    : [];
}

/** The figure of the Home page that names no school yet. */
function unnamedSchool(texts: Texts): Problem[] {
  const { source } = readFile(texts, documents.home.file);
  return textsAt(source.value, ["about", "stats", "*", "label"])
    .filter(({ text }) => text === "owned and run")
    .map(({ path }) =>
      source.problemAt(path, 'alumni of what? Write the school: "of Texas Tech, owned and run"'),
    );
}

/** Text in square brackets, like the monthly fee in the terms. */
function openAmounts(texts: Texts): Problem[] {
  return Object.values(legalTexts).flatMap(({ file }) =>
    textsIn(readFile(texts, file)).flatMap(({ text, problem }) =>
      Array.from(text.matchAll(/\[([^\]]+)\](?!\()/g), ([placeholder]) =>
        problem(`${placeholder} is not filled in yet; replace it with the final text`),
      ),
    ),
  );
}
