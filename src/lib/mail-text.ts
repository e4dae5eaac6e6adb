import { isBlank } from "./blank.ts";

/** A form's values by the names of its fields. */
export type FormValues = Readonly<Record<string, string>>;

/** How the values of a form become an e-mail. */
export interface MailText {
  subject: string;
  /** The lines of the body, in which {name} is replaced by the value of that field. */
  lines: readonly string[];
  /** Fields whose values are replaced by a text: a choice by its label. */
  choices?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/**
 * The body of the e-mail, without the lines whose fields are all empty. Lines end with a space: Gmail on
 * Android is reported to drop the line breaks of mailto: URLs.
 */
export function composeBody({ lines, choices }: MailText, values: FormValues): string {
  const field = /\{([^{}]+)\}/g;
  const textOf = (name: string) => choices?.[name]?.[values[name] ?? ""] ?? values[name] ?? "";
  return lines
    .filter((line) => {
      const names = Array.from(line.matchAll(field), ([, name]) => name ?? "");
      return names.length === 0 || names.some((name) => !isBlank(textOf(name)));
    })
    .map((line) => line.replace(field, (_, name) => textOf(name).trim()))
    .join("\n")
    .replaceAll(/ *(\r\n?|\n)/g, " \n");
}
