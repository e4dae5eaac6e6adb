import { retext } from "retext";
import smartypants from "retext-smartypants";

/** A line of a text in content/, and the path of its field. Most texts have one line. */
export interface TextLine {
  path: PropertyKey[];
  /** The line of the text, counted from 0. */
  line: number;
  text: string;
}

/** The lines of all texts and numbers within a value. */
export function linesIn(value: unknown, path: PropertyKey[] = []): TextLine[] {
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) =>
      linesIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
    );
  }
  return String(value ?? "")
    .split("\n")
    .map((text, line) => ({ path, line, text }));
}

/** A value with every text in it changed, by the name of its field; entries of a list have none. */
export function mapTexts<T>(value: T, change: (text: string, field: string) => string): T {
  const map = (inner: unknown, field: string): unknown => {
    if (typeof inner === "string") return change(inner, field);
    if (Array.isArray(inner)) return inner.map((each) => map(each, ""));
    if (typeof inner !== "object" || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).map(([key, each]) => [key, map(each, key)]));
  };
  return map(value, "") as T;
}

// Three dots stay three dots: the specification's texts have them.
const processor = retext().use(smartypants, { ellipses: false }).freeze();

/** The text with typographic quotes, apostrophes and dashes. */
export function setTypography(text: string): string {
  return /["']|--/.test(text) ? String(processor.processSync(text)) : text;
}
