import { legalTexts } from "../src/content/documents.ts";
import type { Problem } from "../src/content/problem.ts";
import { placeInWords } from "./changes.ts";
import type { Field } from "./form.ts";
import { taskWith } from "./tasks.ts";
import { splitFile, type Texts, valueAt } from "./texts.ts";
import { inFormWords } from "./words.ts";
import type { Path } from "./yaml-edit.ts";

/** A line about a place in content/. */
export interface Note {
  text: string;
  /** The id of the task that changes the place. */
  task?: string | undefined;
}

/** Problems in words that name the place as an owner knows it. */
export function notesOf(texts: Texts, problems: readonly Problem[]): Note[] {
  return problems.map(({ file: path, line, field, message }) => {
    const file = path.replace("content/", "");
    const at = pathOf(field);
    const place = placeInWords(texts, file, at);
    // The form has no lines; a file that it can't show has.
    const isShown = field !== "" || file.endsWith(".md");
    const text = isShown
      ? `${place}: ${inFormWords(message)}`
      : `${path}, line ${line}: ${message}`;
    return { text, task: isShown ? taskWith(file, at)?.id : undefined };
  });
}

/** The legal texts that changed although the date from which they apply did not. */
export function sameDates(before: Texts, after: Texts): Note[] {
  return Object.values(legalTexts)
    .filter(({ file }) => {
      const bodies = [before, after].map((texts) => splitFile(file, texts[file] ?? "").body.trim());
      const dates = [before, after].map((texts) => valueAt(texts, file, ["effective"]));
      return bodies[0] !== bodies[1] && dates[0] === dates[1];
    })
    .map(({ file }) => {
      const place = placeInWords(after, file, ["effective"]);
      return { text: `${place}: You changed the text. Change this date too?`, task: file };
    });
}

/** The path of a field from its name in problems, where entries count from 1. */
const pathOf = (field: string): Path =>
  field === "" ? [] : field.split(" › ").map((key) => (/^\d+$/.test(key) ? Number(key) - 1 : key));

/** The message for a field; one without a value needs no rule about its form. */
export function messageFor(field: Field, message: string): string {
  if (field.kind === "choice" && field.value === "") return "choose one";
  if (field.kind !== "text" || field.value !== "") return inFormWords(message);
  switch (field.input) {
    case "date":
      return "choose a day";
    case "time":
      return "choose a time";
    case "number":
      return "write a number";
    default:
      return inFormWords(message);
  }
}
