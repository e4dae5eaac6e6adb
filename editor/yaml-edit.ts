import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  stringify,
  type YAMLMap,
} from "yaml";

/** A change of one value or one list entry in YAML. */
export type Edit =
  | { kind: "set"; path: (string | number)[]; value: string | number | boolean | null }
  | { kind: "add"; path: (string | number)[] }
  | { kind: "remove"; path: (string | number)[] };

/**
 * Makes one change and leaves every other character of the text as it is.
 * @throws {Error} if the text has no value or list at the path
 */
export function editYaml(text: string, edit: Edit): string {
  const document = parseDocument(text);
  switch (edit.kind) {
    case "set":
      return setValue(text, document, edit.path, edit.value);
    case "add":
      return addEntry(text, document, edit.path);
    case "remove":
      return removeEntry(text, document, edit.path);
  }
}

function setValue(
  text: string,
  document: Document.Parsed,
  path: (string | number)[],
  value: string | number | boolean | null,
): string {
  const node = document.getIn(path, true) as Node | undefined;
  if (!node?.range) return addField(text, document, path, value);
  const style = isScalar(node) ? node.type : undefined;
  const written = write(value, style === "PLAIN" && !isInFlow(document, path));
  const [start, end] = node.range;
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
function addField(
  text: string,
  document: Document.Parsed,
  path: (string | number)[],
  value: string | number | boolean | null,
): string {
  const group = document.getIn(path.slice(0, -1), true);
  if (!isMap(group) || group.flow) throw new Error(`there is no ${path.join(" › ")}`);
  const { column, end } = extentOf(text, group);
  return `${text.slice(0, end)}\n${" ".repeat(column)}${path.at(-1)}: ${write(value, true)}${text.slice(end)}`;
}

function extentOf(text: string, group: YAMLMap): { column: number; end: number } {
  const start = rangeOf(group.items[0]?.key)[0];
  const last = group.items.at(-1);
  const written = text.slice(0, rangeOf(last?.value ?? last?.key)[1]).trimEnd().length;
  return { column: start - lineStart(text, start), end: lineEnd(text, written) };
}

function rangeOf(node: unknown): [start: number, end: number] {
  const range = isNode(node) ? node.range : undefined;
  if (!range) throw new Error("this group has no field yet");
  return [range[0], range[1]];
}

/** Copies the last entry of a list below it, with a new id. */
function addEntry(text: string, document: Document.Parsed, path: (string | number)[]): string {
  const list = document.getIn(path, true);
  if (!isSeq(list) || list.items.length === 0) {
    throw new Error(`${path.join(" › ")} is not a list with entries`);
  }
  if (list.flow) {
    const [from, to] = rangeOf(list.items.at(-1));
    return `${text.slice(0, to)}, ${text.slice(from, to)}${text.slice(to)}`;
  }
  const { length } = list.items;
  const { start, end } = entryLines(text, document, [...path, length - 1]);
  const head = text.slice(0, end);
  const copied = `${head}${head.endsWith("\n") ? "" : "\n"}${text.slice(start, end)}${text.slice(end)}`;
  const id = list.getIn([length - 1, "id"]);
  if (id === undefined) return copied;
  return editYaml(copied, { kind: "set", path: [...path, length, "id"], value: `${id}-2` });
}

function removeEntry(text: string, document: Document.Parsed, path: (string | number)[]): string {
  const list = document.getIn(path.slice(0, -1), true);
  if (isSeq(list) && list.flow) {
    const index = Number(path.at(-1));
    const [from, to] = rangeOf(list.items[index]);
    const [start, end] =
      index > 0
        ? [rangeOf(list.items[index - 1])[1], to]
        : [from, list.items.length > 1 ? rangeOf(list.items[1])[0] : to];
    return text.slice(0, start) + text.slice(end);
  }
  const { start, end } = entryLines(text, document, path);
  return text.slice(0, start) + text.slice(end);
}

/** The lines of a list entry, from its hyphen to its last value. */
function entryLines(text: string, document: Document.Parsed, path: (string | number)[]) {
  const entry = document.getIn(path, true) as Node | undefined;
  if (!entry?.range) throw new Error(`there is no ${path.join(" › ")}`);
  const start = lineStart(text, entry.range[0]);
  const written = text.slice(0, entry.range[1]).trimEnd().length;
  return { start, end: lineEnd(text, written) + 1 };
}

function lineStart(text: string, offset: number): number {
  return text.lastIndexOf("\n", offset - 1) + 1;
}

function lineEnd(text: string, offset: number): number {
  const end = text.indexOf("\n", offset);
  return end < 0 ? text.length : end;
}

function isInFlow(document: Document.Parsed, path: (string | number)[]): boolean {
  return path.some((_, i) => {
    const around = document.getIn(path.slice(0, i), true);
    return isCollection(around) && around.flow === true;
  });
}

/** A value as YAML on one line; quoted if it would not be read as text otherwise. */
function write(value: string | number | boolean | null, plain: boolean): string {
  const type = plain && !String(value).includes("\n") ? "PLAIN" : "QUOTE_DOUBLE";
  const options = { lineWidth: 0, doubleQuotedMinMultiLineLength: Infinity };
  return stringify(value, { ...options, defaultStringType: type }).replace(/\n$/, "");
}
