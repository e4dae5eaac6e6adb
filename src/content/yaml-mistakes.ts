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

/** A mistake of the YAML itself: where it stands in the text, and its cure. */
interface YamlMistake {
  offset: number;
  message: string;
}

const unclosedQuote = "a quote is opened here and not closed on the same line; close it";

const quotes = 'put the whole text in "quotes"';

/** What keeps a text from being read as it was meant, one mistake a line. */
export function yamlMistakes(document: Document.Parsed, text: string): YamlMistake[] {
  const marks = [...text.matchAll(/^<{7}( .*)?$/gm)].map(({ index }) => ({
    offset: index,
    message:
      "two versions of this file were put together here; keep the right lines of the two, and take out those that begin with <<<<<<<, ======= or >>>>>>>",
  }));
  if (marks.length > 0) return marks;

  const tabs = document.errors.filter(({ code }) => code === "TAB_AS_INDENT");
  // A tab shifts what stands below it, so that more seems wrong than is.
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

/** Whether the fields can be told apart in spite of the mistakes. */
export function isReadable(document: Document.Parsed, mistakes: readonly YamlMistake[]): boolean {
  return mistakes.length === document.errors.filter(({ code }) => code === "DUPLICATE_KEY").length;
}

/** Texts that YAML reads without an error, as something that nobody meant. */
function misreadTexts(document: Document.Parsed, text: string): YamlMistake[] {
  const mistakes: YamlMistake[] = [];
  visit(document, (_key, node) => {
    if (!isNode(node) || !node.range) return;
    const sign = commandSign(node);
    const [offset, end] = node.range;
    if (sign) {
      const message = `a text that begins with ${sign} is read as a command; ${quotes}`;
      mistakes.push({ offset, message });
    } else if (isScalar(node) && node.type === "PLAIN" && text.slice(offset, end).includes("\n")) {
      const message =
        "the text goes on on the next line; write it on one, or begin the next with a hyphen if it is a list's";
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
  return { offset, message: cureOf(error, text) };
}

/** Where the quoted text begins that runs over several lines up to the error. */
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

function cureOf({ code, message, pos }: YAMLError, text: string): string {
  if (message.startsWith("Missing closing")) return unclosedQuote;
  switch (code) {
    case "TAB_AS_INDENT":
      return "a tab stands at the start of the line; use spaces, two for each step inwards";
    case "DUPLICATE_KEY":
      return "this field stands twice in the same place; take one of them out";
    case "BAD_SCALAR_START":
      return `a text can't begin with ${text[pos[0]]}; ${quotes}`;
    case "BAD_DQ_ESCAPE":
      return "inside double quotes a \\ begins a code; write it twice, or use 'single quotes'";
    case "MULTIPLE_DOCS":
      return "a line of --- ends the file; take it out";
    case "BLOCK_AS_IMPLICIT_KEY":
      return `there is a second ": " on the line, or the line after it is indented too far; ${quotes}, and begin fields of one group below each other`;
    case "MULTILINE_IMPLICIT_KEY":
      return 'the line is no field; write its name, a colon, a space and the value, like "name: Hub City"';
    case "MISSING_CHAR":
    case "BAD_INDENT":
      return "the line is not indented like its neighbours, or a list's - or ] is missing; begin fields of one group below each other";
    case "UNEXPECTED_TOKEN":
      return `something stands after the end of the value; ${quotes}, or in 'single quotes' if it holds double ones`;
    default:
      return `this can't be read (${message.split("\n")[0]}); compare it with the lines around it, and ${quotes}`;
  }
}
