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

const unclosedQuote = "a quote opens here and does not close on the same line; close it";

const quotes = 'put the entire text in "quotes"';

/** What keeps YAML from being read as its author meant it; at most one mistake per line. */
export function yamlMistakes(document: Document.Parsed, text: string): YamlMistake[] {
  const marks = [...text.matchAll(/^<{7}( .*)?$/gm)].map(({ index }) => ({
    offset: index,
    message:
      "two versions of this file were merged here; keep the correct lines, and remove those that begin with <<<<<<<, ======= or >>>>>>>",
  }));
  if (marks.length > 0) return marks;

  const tabs = document.errors.filter(({ code }) => code === "TAB_AS_INDENT");
  // A tab shifts the lines below it, which then cause errors of their own.
  const errors = tabs.length > 0 ? tabs : document.errors;
  const mistakes = [
    ...errors.map((error) => explain(document, text, error)),
    ...misreadTexts(document, text),
  ];
  const lineOf = ({ offset }: YamlMistake) => text.slice(0, offset).split("\n").length;
  return mistakes.filter(
    (mistake, i) => mistakes.findIndex((other) => lineOf(other) === lineOf(mistake)) === i,
  );
}

/** Whether the values can be used in spite of the mistakes. */
export function isReadable(document: Document.Parsed, mistakes: readonly YamlMistake[]): boolean {
  return mistakes.length === document.errors.filter(({ code }) => code === "DUPLICATE_KEY").length;
}

/** Text that is valid YAML but does not mean what its author meant. */
function misreadTexts(document: Document.Parsed, text: string): YamlMistake[] {
  const mistakes: YamlMistake[] = [];
  visit(document, (_key, node) => {
    if (!isNode(node) || !node.range) return;
    const sign = commandSign(node);
    const [offset, end] = node.range;
    if (sign) {
      const message = `text that begins with ${sign} has a special meaning; ${quotes}`;
      mistakes.push({ offset, message });
    } else if (isScalar(node) && node.type === "PLAIN" && text.slice(offset, end).includes("\n")) {
      const message =
        "the text continues on the next line; write it on one line, or begin the next line with a hyphen if it is a list entry";
      mistakes.push({ offset, message });
    }
  });
  return mistakes;
}

function commandSign(node: Node): string | undefined {
  if (isAlias(node)) return "*";
  if ("anchor" in node && node.anchor) return "&";
  return node.tag?.startsWith("!") ? "!" : undefined;
}

function explain(document: Document.Parsed, text: string, error: YAMLError): YamlMistake {
  const offset = error.pos[0];
  const open = openQuoteBefore(document, text, offset);
  if (open !== undefined) {
    return { offset: open, message: unclosedQuote };
  }
  return { offset, message: syntaxMessage(error, text) };
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
  if (message.startsWith("Missing closing")) return unclosedQuote;
  switch (code) {
    case "TAB_AS_INDENT":
      return "this line is indented with a tab; use spaces, two for each level";
    case "DUPLICATE_KEY":
      return "this group already has a field of this name; remove one of the two";
    case "BAD_SCALAR_START":
      return `text can't begin with ${text[pos[0]]}; ${quotes}`;
    case "BAD_DQ_ESCAPE":
      return "inside double quotes, \\ starts a code; write it twice, or use 'single quotes'";
    case "MULTIPLE_DOCS":
      return "a line of --- or ... ends the file; remove it";
    case "BLOCK_AS_IMPLICIT_KEY":
      return `there is a second ": " on this line, or the next line is indented too far; ${quotes}, or align the fields of one group`;
    case "MULTILINE_IMPLICIT_KEY":
      return 'this line is not a field; write a name, a colon, a space and a value, like "name: Hub City"';
    case "MISSING_CHAR":
    case "BAD_INDENT":
      return "this line is not indented like its neighbors, or a list's - or ] is missing; align the fields of one group";
    case "UNEXPECTED_TOKEN":
      return `there is extra text after the value; ${quotes}, or in 'single quotes' if it contains double quotes`;
    default:
      return `this line can't be read (${message.replace(/ at line \d[\s\S]*/, "")}); compare it with the lines around it, and ${quotes}`;
  }
}
