import leven from "leven";

/** The known name that a misspelled one most likely means, if any is close enough. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((each) => ({ each, distance: leven(name.trim().toLowerCase(), each.toLowerCase()) }))
    .filter(({ each, distance }) => distance <= Math.min(2, Math.ceil(each.length / 4)))
    .sort((a, b) => a.distance - b.distance);
  return best?.each;
}

/** "did you mean x?" or, if no known name is close, the list of them. */
export function suggestion(name: string, known: readonly string[]): string {
  const near = nearest(name, known);
  return near ? `did you mean ${near}?` : `use one of ${known.join(", ")}`;
}
