import {
  type Document,
  isAlias,
  isNode,
  isScalar,
  type Node,
  type Range,
  visit,
  type YAMLError,
} from "yaml";

/** A mistake in the YAML syntax: its place in the text and how to fix it. */
interface YamlMistake {
  offset: number;
  message: string;
}

interface ExplainedError extends YamlMistake {
  /** Whether the lines below it can still be read. */
  isLocal: boolean;
}

const unclosedQuote = "a quote opens here and does not close on the same line; close it";

const quotes = 'put the entire text in "quotes"';

const misaligned =
  "this line is not indented like its neighbors, or a list's - or ] is missing; align the fields of one group";

/** What editors, web pages and word processors put where YAML needs spaces. */
const wrongSpaces: [RegExp, message: string][] = [
  [/^ *\t+[\t ]*(?=\S)/gm, "this line is indented with a tab; use spaces, two for each level"],
  [
    /^ *(?:(?:- )?\w+:)?[\u00A0\u2000-\u200A\u202F\u3000].*/gm,
    "a space on this line is of another kind, as web pages have; delete it and type a space",
  ],
];

/** What keeps YAML from being read as its author meant it; at most one mistake per line. */
export function yamlMistakes(document: Document.Parsed, text: string): YamlMistake[] {
  // Each causes errors of its own on the lines below it.
  const spaces = wrongSpaces.flatMap(([pattern, message]) =>
    Array.from(text.matchAll(pattern), ({ index }) => ({ offset: index, message })),
  );
  if (spaces.length > 0) return spaces;

  // Damage can make thousands of errors, of which the first ones explain the rest.
  const first = document.errors.slice(0, 20);
  const errors = first.map((error) => explain(document, text, error));
  const end = errors.findIndex(({ isLocal }) => !isLocal);
  const mistakes =
    end < 0 ? [...errors, ...misreadTexts(document, text)] : errors.slice(0, end + 1);
  const lineOf = ({ offset }: YamlMistake) => text.slice(0, offset).split("\n").length;
  return mistakes.filter(
    (mistake, i, all) =>
      all.findIndex(
        (other) => lineOf(other) === lineOf(mistake) || isSameDuplicate(other, mistake),
      ) === i,
  );
}

const duplicate =
  "this group already has a field of this name; remove one of the two, or begin an entry of a list with a hyphen";

/** A missing hyphen repeats each field of an entry. */
const isSameDuplicate = (one: YamlMistake, other: YamlMistake) =>
  one.message === duplicate && other.message === duplicate;

/** Whether the values can be used in spite of the mistakes. */
export function isReadable(mistakes: readonly YamlMistake[]): boolean {
  return mistakes.every(({ message }) => message === duplicate);
}

/** Text that is valid YAML but does not mean what its author meant. */
function misreadTexts(document: Document.Parsed, text: string): YamlMistake[] {
  const mistakes: YamlMistake[] = [];
  visit(document, (_key, node) => {
    if (!isNode(node) || !node.range) return;
    const sign = commandSign(node);
    const [offset, end] = node.range;
    if (sign) {
      mistakes.push({ offset, message: `text can't begin with ${sign}; ${quotes}` });
    } else if (isScalar(node) && node.type === "PLAIN") {
      if (text.slice(offset, end).includes("\n")) mistakes.push({ offset, message: continuedText });
      // A comment follows the text on its line.
      else if (typeof node.value === "string" && /^[ \t]+#/.test(text.slice(end)))
        mistakes.push({ offset, message: cutText });
    }
  });
  return mistakes;
}

const continuedText =
  "the text continues on the next line; write it on one line, or begin the next line with a hyphen if it is a list entry";

const cutText = `the text ends before the #, which starts a comment; ${quotes}, or move the comment to a line of its own`;

function commandSign(node: Node): string | undefined {
  if (isAlias(node)) return "*";
  if ("anchor" in node) return "&";
  return node.tag?.startsWith("!") ? "!" : undefined;
}

function explain(document: Document.Parsed, text: string, error: YAMLError): ExplainedError {
  const { code, message } = error;
  const offset = error.pos[0];
  const isUnclosed = message.startsWith("Missing closing");
  const open = openQuoteBefore(document, text, offset) ?? (isUnclosed ? offset : undefined);
  if (open !== undefined) return { offset: open, message: unclosedQuote, isLocal: false };
  const line = lineAt(text, offset);
  const sign = /^\s*(?:(?:- )?[\w-]+: +|- +)([*&!@`%?]|-(?= )|[|>](?![-+\d]*\s*$))/.exec(
    line.text,
  )?.[1];
  if (sign) {
    return { offset, message: `text can't begin with ${sign}; ${quotes}`, isLocal: true };
  }
  if (message.startsWith("Flow ")) {
    const bracket = text.slice(0, offset).search(/[[{][^[\]{}]*$/);
    if (bracket >= 0) return { offset: bracket, message: unclosedBracket, isLocal: false };
  }
  if (ofLayout.has(code)) {
    if (/^\s*(?:- )?[\w-]+: .*:(?: |$)/.test(line.text)) {
      return { offset, message: secondColon, isLocal: true };
    }
    const misplaced = misalignedLine(text, line);
    if (misplaced !== undefined) return { offset: misplaced, message: misaligned, isLocal: false };
  }
  return { offset, message: syntaxMessage(error, text), isLocal: local.has(code) };
}

/** Errors that do not affect the lines below. */
const local = new Set(["DUPLICATE_KEY", "BAD_SCALAR_START", "BAD_DQ_ESCAPE", "BAD_ALIAS"]);

/** Errors that a wrong indentation or a second colon causes. */
const ofLayout = new Set([
  "BLOCK_AS_IMPLICIT_KEY",
  "MULTILINE_IMPLICIT_KEY",
  "BAD_INDENT",
  "MISSING_CHAR",
]);

const unclosedBracket = "a list opens with [ or { here and does not close; close it";

const secondColon = `there is a second ": " on this line; ${quotes}`;

interface Line {
  offset: number;
  text: string;
  indent: number;
}

/** The lines with a field or an entry, from an offset on. */
function* linesFrom(text: string, from: number): Generator<Line> {
  for (const match of text.slice(from).matchAll(/^ *[^\s#].*/gm)) {
    const [line] = match;
    yield { offset: from + match.index, text: line, indent: line.search(/\S/) };
  }
}

function lineAt(text: string, offset: number): Line {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  return linesFrom(text, start).next().value ?? { offset, text: "", indent: 0 };
}

/** The offset of the line that is indented wrongly, where the error is on this line or the next. */
function misalignedLine(text: string, line: Line): number | undefined {
  const before = [...linesFrom(text, 0)].findLast(({ offset }) => offset < line.offset);
  const [, next, afterNext] = linesFrom(text, line.offset);
  const odd = [before, line].find((each) => each && each.indent % 2 === 1);
  if (odd) return odd.offset;
  if (!next || next.indent <= line.indent) return undefined;
  return next.indent === afterNext?.indent ? line.offset : next.offset;
}

/** The start of a quoted text that spans several lines and ends at the error. */
function openQuoteBefore(document: Document.Parsed, text: string, error: number) {
  let found: number | undefined;
  visit(document, {
    Scalar(_key, { range, type }) {
      if (!range || !isQuoted(type)) return;
      const [start, end] = range as Range;
      if (start <= error && end >= error - 1 && text.slice(start, end).includes("\n"))
        found = start;
    },
  });
  return found;
}

function isQuoted(type: unknown): boolean {
  return type === "QUOTE_DOUBLE" || type === "QUOTE_SINGLE";
}

function syntaxMessage({ code, message, pos }: YAMLError, text: string): string {
  switch (code) {
    case "DUPLICATE_KEY":
      return duplicate;
    case "BAD_SCALAR_START":
      return `text can't begin with ${text[pos[0]]}; ${quotes}`;
    case "BAD_DQ_ESCAPE":
      return "inside double quotes, \\ starts a code; write it twice, or use 'single quotes'";
    case "MULTIPLE_DOCS":
      return "a line of --- or ... ends the file; remove it";
    case "MULTILINE_IMPLICIT_KEY":
      return 'this line is not a field; write a name, a colon, a space and a value, like "name: Hub City"';
    case "BLOCK_AS_IMPLICIT_KEY":
    case "MISSING_CHAR":
    case "BAD_INDENT":
      return misaligned;
    case "UNEXPECTED_TOKEN":
      return `there is extra text after the value; ${quotes}, or in 'single quotes' if it contains double quotes`;
    default:
      return `this line can't be read (${message.replace(/ at line \d[\s\S]*/, "")}); compare it with the lines around it, and ${quotes}`;
  }
}
