/** A text of a file and the path of its field. */
export interface TextAt {
  path: PropertyKey[];
  text: string;
}

/**
 * The texts at a path, in which "*" matches every entry. Takes any value, checked or not, and skips
 * parts that do not have the form of the path.
 */
export function textsAt(value: unknown, [key, ...rest]: readonly PropertyKey[]): TextAt[] {
  if (key === undefined) return typeof value === "string" ? [{ path: [], text: value }] : [];
  return entriesOf(value)
    .filter(([name]) => key === "*" || name === key)
    .flatMap(([name, item]) =>
      textsAt(item, rest).map(({ path, text }) => ({ path: [name, ...path], text })),
    );
}

/** All texts within a value. */
export function allTexts(value: unknown, path: PropertyKey[] = []): TextAt[] {
  if (typeof value === "string") return [{ path, text: value }];
  return entriesOf(value).flatMap(([name, item]) => allTexts(item, [...path, name]));
}

function entriesOf(value: unknown): [PropertyKey, unknown][] {
  if (value === null || typeof value !== "object") return [];
  return Array.isArray(value) ? [...value.entries()] : Object.entries(value);
}
