import { type Document, type ErrorCode, isNode, LineCounter, parseDocument, visit } from "yaml";
import type { Problem } from "./problem.ts";

/** The texts of the files in content/, by path within it. */
export type Texts = ReadonlyMap<string, string>;

/** A file of content/ that knows the line of each value. */
export interface Source {
  /** The values, unchecked. A Markdown file has the text below its fields as `markdown`. */
  value: unknown;
  /** What keeps the file from being read. */
  problems: Problem[];
  /** Texts that may have lost what follows. */
  doubts: Problem[];
  /** A problem with the value at a path, or with a line of it, counted from 0. */
  problemAt(path: readonly PropertyKey[], message: string, line?: number): Problem;
}

/** Reads a file of YAML 1.2, or of Markdown below such fields. */
export function readSource(path: string, texts: Texts): Source {
  const file = `content/${path}`;
  // Some editors begin a file with a byte order mark.
  const text = texts.get(path)?.replace(/^\uFEFF/, "");
  if (text === undefined) return unreadable(file, "the file is missing; restore it");
  const [, fields, markdown] = path.endsWith(".md") ? (frontMatter.exec(text) ?? []) : ["", text];
  if (fields === undefined)
    return unreadable(file, "the file must start with its fields between two lines of ---");

  const lines = new LineCounter();
  const document = parseDocument(fields, { lineCounter: lines, prettyErrors: false });
  const problem = (offset: number, message: string, at: readonly PropertyKey[] = []) => {
    return { file, line: lines.linePos(offset).line, at, message };
  };
  const problems = document.errors.map(({ pos, code }) =>
    problem(pos[0], misspelled[code] ?? unread),
  );
  const doubts: Problem[] = [];
  visit(document, {
    // It repeats an anchor. Content has neither: a text starts with this sign.
    Alias(_key, { range }) {
      problems.push(problem(range?.[0] ?? 0, `a text can't start with *; ${fix}`));
    },
    Scalar(_key, { range, value, type }) {
      const [start = 0, end, after] = range ?? [];
      // A number or a date may have a comment on its line.
      const isText = type === "PLAIN" && /\p{L}/u.test(String(value));
      if (isText && /^ +#/.test(fields.slice(end, after))) doubts.push(problem(start, cut));
    },
  });
  const value = problems.length > 0 ? undefined : document.toJS();
  return {
    value: markdown !== undefined && value ? { ...value, markdown } : value,
    // The first one explains most of the others.
    problems: problems.slice(0, 1),
    doubts,
    problemAt(at, message, line = 0) {
      if (markdown === undefined || at[0] !== "markdown")
        return problem(offsetOf(document, at), message, at);
      const before = text.slice(0, text.length - markdown.length);
      return { file, line: before.split("\n").length + line, at: [], message };
    },
  };
}

/** The fields begin at the line break after the first ---, so that they have their lines of the file. */
const frontMatter = /^---[ \t]*(\r?\n[\s\S]*?\n)---[ \t]*(?:$|\r?\n)([\s\S]*)$/;

function unreadable(file: string, message: string): Source {
  const problem = { file, line: 1, at: [], message };
  return { value: undefined, problems: [problem], doubts: [], problemAt: () => problem };
}

const fix = `put a text that has a : or # or ' or starts with a sign in "quotes"`;

const unread = `this line, or the one above, can't be read; compare it with the lines around it, and ${fix}`;

const misspelled: Partial<Record<ErrorCode, string>> = {
  BLOCK_AS_IMPLICIT_KEY: `this text has a colon; ${fix}`,
  DUPLICATE_KEY: "this field is here twice; keep one of them",
  TAB_AS_INDENT: "this line begins with a tab; write spaces in its place",
};

const cut = 'this text ends before the " #"; put it in "quotes" if what follows belongs to it';

/** The offset of the value at a path, or of the innermost value around it that exists. */
function offsetOf(document: Document.Parsed, path: readonly PropertyKey[]): number {
  const node = document.getIn(path, true);
  if (isNode(node) && node.range) return node.range[0];
  return path.length === 0 ? 0 : offsetOf(document, path.slice(0, -1));
}
