import { isDeepStrictEqual } from "node:util";
import {
  type Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  stringify,
  type YAMLMap,
} from "yaml";

export type Path = (string | number)[];
type Single = string | number | boolean | null;
export type Value = Single | Value[] | { [key: string]: Value };

/** A change of one value, one field or one list entry in YAML. */
export type YamlEdit =
  | { kind: "set"; path: Path; value: Value }
  /** Adds an entry at the end of the list at the path. */
  | { kind: "add"; path: Path; value: Value }
  /** Removes a field or a list entry. */
  | { kind: "remove"; path: Path }
  /** Moves a list entry by one: up for -1, down for 1. */
  | { kind: "move"; path: Path; by: -1 | 1 };

/**
 * Makes one change and leaves every other character of the text as it is. A comment right above a
 * list entry belongs to the entry.
 * @throws {Error} if the text has no such value, or is written in a way that can't be changed here
 */
export function editYaml(text: string, edit: YamlEdit): string {
  const document = parseDocument(text);
  const expected = document.toJS();
  const parent: unknown = edit.path.slice(0, -1).reduce(at, expected);
  if (parent === null || typeof parent !== "object") throw new Error(`there is no ${where(edit)}`);
  applyTo(parent, edit);
  const listPath = edit.kind === "add" ? edit.path : edit.path.slice(0, -1);
  const after = write(text, document, edit, listPath.reduce(at, expected) as Value);
  if (isDeepStrictEqual(parseDocument(after).toJS(), expected)) return after;
  throw new Error(`${where(edit)} can't be changed here; change it in a text editor`);
}

const where = ({ path }: YamlEdit) => path.join(" › ");

const at = (value: unknown, key: string | number): unknown => Reflect.get(Object(value), key);

/** Makes the change in the value that contains it. */
function applyTo(parent: object, edit: YamlEdit): void {
  const key = edit.path.at(-1) ?? "";
  const old: unknown = Reflect.get(parent, key);
  if (edit.kind === "set") Reflect.set(parent, key, edit.value);
  else if (edit.kind === "add") {
    Reflect.set(parent, key, Array.isArray(old) ? [...old, edit.value] : [edit.value]);
  } else if (old === undefined) throw new Error(`there is no ${where(edit)}`);
  else if (!Array.isArray(parent)) Reflect.deleteProperty(parent, key);
  else {
    const [entry] = parent.splice(Number(key), 1);
    if (edit.kind === "move") parent.splice(Number(key) + edit.by, 0, entry);
  }
}

/** @param expectedList the list around the change as it will be */
function write(
  text: string,
  document: Document.Parsed,
  edit: YamlEdit,
  expectedList: Value,
): string {
  const { path } = edit;
  if (edit.kind === "set") return setValue(text, document, path, edit.value);
  const listPath = edit.kind === "add" ? path : path.slice(0, -1);
  const list = document.getIn(listPath, true);
  if (edit.kind === "remove" && isMap(list)) return removeField(text, list, path.at(-1));
  const entries = isSeq(list) && !list.flow ? entriesOf(text, list.items as Node[]) : [];
  const isLast = edit.kind === "remove" && entries.length === 1;
  // A list on one line, an empty list and one that becomes empty are written anew.
  if (entries.length === 0 || isLast) return setValue(text, document, listPath, expectedList);
  if (edit.kind === "add") return addEntry(text, entries, edit.value);
  const index = Number(path.at(-1));
  const entry = entries[index];
  if (edit.kind === "remove") {
    const next = entries[index + 1];
    const [from, to] = next ? [entry?.start, next.start] : [entries[index - 1]?.end, entry?.end];
    return text.slice(0, from) + text.slice(to);
  }
  const other = entries[index + edit.by];
  if (!entry || !other) throw new Error(`${where(edit)} can't be moved further`);
  const [one, two] = edit.by < 0 ? [other, entry] : [entry, other];
  const part = ({ start, end }: Lines) => text.slice(start, end);
  return (
    text.slice(0, one.start) +
    part(two) +
    text.slice(one.end, two.start) +
    part(one) +
    text.slice(two.end)
  );
}

function setValue(text: string, document: Document.Parsed, path: Path, value: Value): string {
  const node = document.getIn(path, true) as Node | undefined;
  if (!node?.range) return addField(text, document, path, value);
  if (isScalar(node) && isSingle(value)) return setScalar(text, document, path, node, value);
  const [start, end] = node.range;
  const staysInFlow = isSeq(node) && node.flow && node.items.length > 0 && isFlat(value);
  if (staysInFlow || isInFlow(document, path)) {
    return text.slice(0, start) + inFlow(value) + text.slice(end);
  }
  const around = document.getIn(path.slice(0, -1), true);
  const pair = isMap(around) ? pairOf(around, path.at(-1)) : undefined;
  if (!pair) throw new Error(`there is no ${path.join(" › ")}`);
  const key = rangeOf(pair.key);
  const colon = text.indexOf(":", key[1]) + 1;
  const written = start === end ? colon : text.slice(0, end).trimEnd().length;
  return (
    text.slice(0, colon) + below(value, key[0] - lineStart(text, key[0])) + text.slice(written)
  );
}

function setScalar(
  text: string,
  document: Document.Parsed,
  path: Path,
  node: Node,
  value: Single,
): string {
  const [start, end] = rangeOf(node);
  const style = isScalar(node) ? node.type : undefined;
  const isPlain = style === "PLAIN" || (isScalar(node) && node.value === "");
  const written = writeSingle(value, isPlain && !isInFlow(document, path));
  const [before, after] = [text.slice(0, start), text.slice(end)];
  // A block scalar (| or >) includes its last line break and the comment on its first line.
  if (style?.startsWith("BLOCK")) {
    return `${before}${written}${node.comment ? ` #${node.comment}` : ""}\n${after}`;
  }
  // An empty value may have no space after its colon.
  const gap = start === end && /\S$/.test(before) ? " " : "";
  return before + gap + written + (after.startsWith("#") ? " " : "") + after;
}

/** Adds a missing field below the last one of its group. */
function addField(text: string, document: Document.Parsed, path: Path, value: Value): string {
  const group = document.getIn(path.slice(0, -1), true);
  if (!isMap(group) || group.flow) throw new Error(`there is no ${path.join(" › ")}`);
  const start = rangeOf(group.items[0]?.key)[0];
  const column = start - lineStart(text, start);
  const last = group.items.at(-1);
  const written = text.slice(0, rangeOf(last?.value ?? last?.key)[1]).trimEnd().length;
  const end = lineEnd(text, written);
  return `${text.slice(0, end)}\n${" ".repeat(column)}${path.at(-1)}:${below(value, column)}${text.slice(end)}`;
}

function removeField(text: string, group: YAMLMap, key: unknown): string {
  const pair = pairOf(group, key);
  const [start, keyEnd] = rangeOf(pair?.key);
  const end = lineEnd(
    text,
    text.slice(0, pair?.value ? rangeOf(pair.value)[1] : keyEnd).trimEnd().length,
  );
  const isFirst = group.items[0] === pair;
  // The first field of a list entry follows its hyphen.
  if (!isFirst) return text.slice(0, lineStart(text, start) - 1) + text.slice(end);
  const next = group.items[1];
  return text.slice(0, start) + (next ? text.slice(rangeOf(next.key)[0]) : `{}${text.slice(end)}`);
}

interface Lines {
  start: number;
  end: number;
}

/** The lines of each entry: the comments right above it, and from its hyphen to its last value. */
function entriesOf(text: string, items: readonly Node[]): Lines[] {
  return items.map((item) => {
    const [first, last] = rangeOf(item);
    let start = lineStart(text, first);
    while (/^[ \t]*#/.test(text.slice(lineStart(text, start - 1), start))) {
      start = lineStart(text, start - 1);
    }
    const end = lineEnd(text, Math.max(first, text.slice(0, last).trimEnd().length));
    return { start, end };
  });
}

/** Adds an entry below the last one, with a blank line between them if others have one. */
function addEntry(text: string, entries: readonly Lines[], value: Value): string {
  const [first, second] = entries;
  const end = entries.at(-1)?.end ?? text.length;
  const hyphen = /^([ \t]*)-/m.exec(text.slice(first?.start));
  const gap = second && /\n[ \t]*\n/.test(text.slice(first?.end, second.start)) ? "\n\n" : "\n";
  return (
    text.slice(0, end) + gap + indent(toBlock([value]), hyphen?.[1]?.length ?? 0) + text.slice(end)
  );
}

/** A value after its colon: on the same line, or on the lines below. */
function below(value: Value, column: number): string {
  if (isSingle(value)) return ` ${writeSingle(value, true)}`;
  const isEmpty = Object.keys(value).length === 0;
  return isEmpty ? ` ${inFlow(value)}` : `\n${indent(toBlock(value), column + 2)}`;
}

const toBlock = (value: Value) => stringify(value, { lineWidth: 0 }).trimEnd();

const indent = (lines: string, by: number) => lines.replaceAll(/^(?=.)/gm, " ".repeat(by));

function inFlow(value: Value): string {
  if (!Array.isArray(value))
    return stringify(value, { collectionStyle: "flow", lineWidth: 0 }).trim();
  const entries = value.map((entry) =>
    stringify([entry], { collectionStyle: "flow", lineWidth: 0 }).trim().slice(1, -1).trim(),
  );
  return `[${entries.join(", ")}]`;
}

/** Whether a value is a list of single values with at least one. */
const isFlat = (value: Value) => Array.isArray(value) && value.length > 0 && value.every(isSingle);

const isSingle = (value: Value): value is Single => value === null || typeof value !== "object";

const pairOf = (map: YAMLMap, key: unknown) =>
  map.items.find((item) => isScalar(item.key) && item.key.value === key);

function rangeOf(node: unknown): [start: number, end: number] {
  const { range } = Object(node) as Node;
  if (!range) throw new Error("this group has no field yet");
  return [range[0], range[1]];
}

function lineStart(text: string, offset: number): number {
  return offset <= 0 ? 0 : text.lastIndexOf("\n", offset - 1) + 1;
}

function lineEnd(text: string, offset: number): number {
  const end = text.indexOf("\n", offset);
  return end < 0 ? text.length : end;
}

function isInFlow(document: Document.Parsed, path: Path): boolean {
  return path.some((_, i) => {
    const around = document.getIn(path.slice(0, i), true);
    return isCollection(around) && around.flow === true;
  });
}

/** A value as YAML on one line; quoted if it would not be read as text otherwise. */
function writeSingle(value: Single, plain: boolean): string {
  // A plain ... would end the file.
  const isPlain = plain && !/\n|^\.\.\./.test(String(value));
  const type = isPlain ? "PLAIN" : "QUOTE_DOUBLE";
  const options = { lineWidth: 0, doubleQuotedMinMultiLineLength: Infinity };
  return stringify(value, { ...options, defaultStringType: type }).replace(/\n$/, "");
}
