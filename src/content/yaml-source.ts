import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type ParsedNode,
  parseDocument,
} from "yaml";
import type { Problem } from "./problem.ts";
import { isReadable, yamlMistakes } from "./yaml-mistakes.ts";

type Path = readonly PropertyKey[];

/** A parsed YAML text that knows the line of each value. */
export interface YamlSource {
  /** The values, unchecked; undefined if the YAML can't be read. */
  value: unknown;
  /** Mistakes in the YAML syntax. */
  problems: Problem[];
  /** A problem with the value at a path. */
  problemAt(path: Path, message: string): Problem;
}

/**
 * Parses YAML 1.2.
 * @param file the file name for messages
 * @param firstLine the line of the file that the text starts on, counted from 1
 */
export function parseYaml(file: string, text: string, firstLine = 1): YamlSource {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const lineOf = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const mistakes = yamlMistakes(document, text);

  return {
    value: isReadable(mistakes) ? document.toJS() : undefined,
    problems: mistakes.map(({ offset, message }) => ({
      file,
      line: lineOf(offset),
      field: "",
      message,
    })),
    problemAt: (path, message) => ({
      file,
      line: lineOf(offsetOf(document, path)),
      field: describePath(path),
      message,
    }),
  };
}

/** A path as messages show it; entries count from 1. */
export function describePath(path: Path): string {
  return path.map((key) => (typeof key === "number" ? `${key + 1}` : String(key))).join(" › ");
}

/** The offset of the value at a path, or of the innermost value around it that exists. */
function offsetOf(document: Document.Parsed, path: Path): number {
  let node: ParsedNode | null = document.contents;
  let offset = node?.range[0] ?? 0;
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && item.key.value === key);
      if (!pair) break;
      offset = pair.key.range?.[0] ?? offset;
      node = pair.value;
    } else {
      const item: ParsedNode | undefined = isSeq(node) ? node.items[Number(key)] : undefined;
      if (!item) break;
      offset = item.range[0];
      node = item;
    }
  }
  return offset;
}
