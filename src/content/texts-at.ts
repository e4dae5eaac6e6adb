/** A text of a file and the path of its field. */
export interface TextAt {
  path: PropertyKey[];
  text: string;
}

/**
 * The texts at a path, in which "*" stands for every entry. Takes any value, checked or not: what
 * has another form than the path is passed over.
 */
export function textsAt(value: unknown, [key, ...rest]: readonly PropertyKey[]): TextAt[] {
  if (key === undefined) return typeof value === "string" ? [{ path: [], text: value }] : [];
  if (value === null || typeof value !== "object") return [];
  const own = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return own
    .filter(([name]) => key === "*" || name === key)
    .flatMap(([name, item]) =>
      textsAt(item, rest).map(({ path, text }) => ({ path: [name, ...path], text })),
    );
}

/** Every text within a value. */
export function allTexts(value: unknown, path: PropertyKey[] = []): TextAt[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (value === null || typeof value !== "object") return [];
  const own = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return own.flatMap(([name, item]) => allTexts(item, [...path, name]));
}
