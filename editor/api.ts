import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "../src/content/check.ts";
import { documents, legalTexts } from "../src/content/documents.ts";
import type { Problem } from "../src/content/problem.ts";
import { readTexts } from "../src/content/read.ts";
import { describeChanges, placeInWords } from "./changes.ts";
import { applyEdit, type Edit, schemaOf } from "./edits.ts";
import { allFields, type Choices, type Field, formOf } from "./form.ts";
import { messageFor, type Note, notesOf, sameDates } from "./notes.ts";
import { placeField } from "./places.ts";
import { taskOf } from "./tasks.ts";
import { splitFile, type Texts, valueAt } from "./texts.ts";
import { helpOf, labelOf, nameOf } from "./words.ts";
import type { Path } from "./yaml-edit.ts";

/** A form with the edits made in it. Without edits, the answer only shows it. */
export interface EditRequest {
  task: string;
  edits: Edit[];
  /** The texts that the edits were made to; without them, the files as they are. */
  base?: Texts;
  /** Texts to return to, instead of edits. */
  restore?: Texts;
  /** Whether to save; "mine" also replaces files that have changed since. */
  save?: boolean | "mine";
}

/** The form with its edits. */
export interface EditAnswer {
  fields: Field[];
  /** Fields outside of the form that its edits have made wrong. */
  others: Field[];
  problems: Problem[];
  /** Problems of no field. */
  rest: Note[];
  base: Texts;
  /** Whether the edits change anything. */
  isChange: boolean;
  /** If the edits were saved now: the files as they were, the changes, and what is doubtful in them. */
  saved?: { before: Texts; words: string[]; doubts: Note[] };
  /**
   * Set if a file that the edits change is no longer as it was shown: both changes in words, and
   * whether the edits can be made to the file as it is now.
   */
  conflict?: { mine: string[]; theirs: string[]; both: boolean };
  /** The page that shows the edited file, and texts near the last edit, the closest first. */
  preview: { path: string; find: string[] };
}

/**
 * Applies edits to what was shown, and checks all of content/ with them. Saves them if asked to, if
 * there is no mistake and if the edited files are still as they were shown.
 * @throws {Error} if the task, the file or an edited value does not exist
 */
export function answer(folder: string, request: EditRequest): EditAnswer {
  const task = taskOf(request.task);
  if (!task) throw new Error(`there is no form ${request.task}`);
  const current = contentTexts(folder);
  const base = request.base ?? current;
  const mine = { ...request.edits.reduce(applyEdit, base), ...request.restore };
  const edited = Object.keys(current).filter((file) => mine[file] !== base[file]);
  const isConflict = edited.some(
    (file) => base[file] !== current[file] && mine[file] !== current[file],
  );
  const after = { ...current, ...pick(mine, edited) };
  // The photos are among the texts that are read, and not among those that are edited.
  const all = new Map([...readTexts(folder), ...Object.entries(pick(mine, edited))]);
  const { problems } = checkContent(all);
  const isOk = problems.length === 0 && (!isConflict || request.save === "mine");
  const isSaved = Boolean(request.save) && isOk && edited.length > 0;
  if (isSaved) for (const file of edited) writeFileSync(join(folder, file), after[file] ?? "");

  const choices = choicesIn(after);
  const forms = (file: string) => fileForm(file, after, choices);
  const fields = task.parts.flatMap(({ file, path }) => at(forms(file), path));
  const shown = allFields(fields);
  const wrong = problems
    .filter(({ file, field }) => !shown.some((each) => isAt(each, file, field)))
    .map((problem) => ({
      problem,
      field: closest(forms(problem.file.replace("content/", "")), problem),
    }));
  const last = request.edits.at(-1);
  const file = last?.file ?? task.parts[0]?.file;
  const others = wrong.flatMap(({ field }) => (field ? [nameInFull(field, after)] : []));
  return {
    fields,
    others: [...new Map(others.map((field) => [idOf(field), field])).values()],
    problems: problems.map((problem) => {
      const field = [...shown, ...others].find((each) => isAt(each, problem.file, problem.field));
      return field ? { ...problem, message: messageFor(field, problem.message) } : problem;
    }),
    rest: wrong.flatMap(({ problem, field }) => (field ? [] : notesOf(after, [problem]))),
    base: isSaved ? after : base,
    isChange: edited.length > 0,
    ...(isSaved && {
      saved: {
        before: pick(current, edited),
        words: describeChanges(current, after),
        doubts: sameDates(current, after),
      },
    }),
    ...(isConflict &&
      !isSaved && {
        conflict: {
          mine: describeChanges(base, mine),
          theirs: describeChanges(base, { ...base, ...pick(current, edited) }),
          both: !request.restore && request.edits.every((edit) => isApart(edit, base, current)),
        },
      }),
    preview: {
      path: task.preview ?? pageOf(file),
      find: last
        ? nearby(base, after, last)
        : [String(valueAt(after, file ?? "", ["title"]) ?? "")],
    },
  };
}

/** Whether the other change left what an edit sets, and the entries around it, as they were. */
function isApart({ kind, file, path }: Edit, base: Texts, current: Texts): boolean {
  const seen = (texts: Texts) => [
    JSON.stringify(valueAt(texts, file, path)),
    ...path.map((_, i) => nameOf(valueAt(texts, file, path.slice(0, i)))),
  ];
  return kind === "set" && path[0] !== "markdown" && String(seen(base)) === String(seen(current));
}

/** The page that shows a file; a legal text has a tab of its own. */
function pageOf(file: string | undefined): string {
  const [name, document] = Object.entries(documents).find(([, each]) => each.file === file) ?? [];
  return name && name in legalTexts ? `${document?.path}#${name}` : (document?.path ?? "/");
}

/** The texts of the files that the site has. */
export function contentTexts(folder: string): Texts {
  const texts = readTexts(folder);
  return Object.fromEntries(
    Object.values(documents).map(({ file }) => [file, texts.get(file) ?? ""]),
  );
}

const pick = (texts: Texts, files: readonly string[]): Texts =>
  Object.fromEntries(files.map((file) => [file, texts[file] ?? ""]));

function fileForm(file: string, texts: Texts, choices: Choices): Field[] {
  const { head, body, close } = splitFile(file, texts[file] ?? "");
  const fields = formOf(file, schemaOf(file), head, choices).filter(
    ({ name }) => name !== "markdown",
  );
  for (const price of file === "prices.yaml" ? at(fields, ["prices"]).flatMap(inside) : []) {
    if (price.kind === "group") price.fields.push(placeField(texts, price.path));
  }
  const path = ["markdown"];
  const markdown = { file, path, name: "", label: labelOf(path), help: helpOf(file, path) };
  return close === ""
    ? fields
    : [...fields, { ...markdown, kind: "text", input: "long", value: body.trim() }];
}

function choicesIn(texts: Texts): Choices {
  const options = (list: unknown, has = (_entry: unknown) => true) =>
    (Array.isArray(list) ? list : []).filter(has).map((entry) => {
      const id = String(Object(entry).id);
      return { value: id, label: nameOf(entry) || id };
    });
  const prices = options(valueAt(texts, "prices.yaml", ["prices"]));
  const services = valueAt(texts, "services.yaml", ["services"]);
  const general = valueAt(texts, "services.yaml", ["generalTopic"]);
  return {
    price: prices,
    prices,
    service: options(services),
    askAbout: [
      ...options(services, (entry) => Object(entry).inForm === true),
      ...options([general]),
    ],
  };
}

const inside = (field: Field): Field[] => ("fields" in field ? field.fields : []);

/** A field outside of its form, with what it belongs to in its label. */
const nameInFull = (field: Field, texts: Texts): Field => ({
  ...field,
  label: placeInWords(texts, field.file, field.path),
});

const idOf = ({ file, name }: Field) => `${file} ${name}`;

const isAt = (field: Field, file: string, name: string) =>
  `content/${field.file}` === file && field.name === name;

/** The fields at a path; all of them for an empty path. */
function at(fields: Field[], path: Path): Field[] {
  const name = path.join(" › ");
  return path.length === 0 ? fields : allFields(fields).filter((field) => field.name === name);
}

/** The field of a problem, or the closest one around it. */
function closest(fields: Field[], { file, field }: Problem): Field | undefined {
  if (fields.length === 0 || (field === "" && !file.endsWith(".md"))) return undefined;
  const name = field.split(" › ").slice(0, -1).join(" › ");
  const found = allFields(fields).find((each) => isAt(each, file, field));
  return (
    found ??
    (name === "" ? undefined : closest(fields, { file, field: name, line: 0, message: "" }))
  );
}

/** The value of an edit, and the names of what is around it, the closest first. */
function nearby(base: Texts, texts: Texts, { file, path }: Edit): string[] {
  if (path[0] === "markdown") {
    const old = (base[file] ?? "").split("\n");
    return (texts[file] ?? "").split("\n").filter((line) => line !== "" && !old.includes(line));
  }
  const around = path.map((_, i) => valueAt(texts, file, path.slice(0, path.length - i)));
  const [value] = around;
  const isText = typeof value === "string" && !/^[\d:-]*$/.test(value);
  const names = around.map((each) => (typeof each === "object" ? nameOf(each) : ""));
  return [...(isText ? [value] : []), ...names].filter(Boolean);
}
