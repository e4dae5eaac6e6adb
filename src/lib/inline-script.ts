/** A value as the JSON of a script element, escaped so that no content can end the element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

/**
 * The text of an inline script that calls a function once, before the page is painted. The function
 * may use its arguments and the browser's globals only, no imports: the page gets its source.
 * Functions among the arguments are passed as source too, all others as JSON.
 */
export function inlineScript<A extends unknown[]>(run: (...args: A) => void, ...args: A): string {
  const sources = args.map((each) => (typeof each === "function" ? each : scriptJson(each)));
  return `(${run})(${sources})`;
}
