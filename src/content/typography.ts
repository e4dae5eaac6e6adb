import { retext } from "retext";
import smartypants from "retext-smartypants";

// Three dots stay three dots: the specification's texts have them.
const processor = retext().use(smartypants, { ellipses: false }).freeze();

/** Sets typographic quotes, apostrophes and dashes in every text within a value. */
export function setTypography<T>(value: T): T;
export function setTypography(value: unknown): unknown {
  if (typeof value === "string")
    return /["']|--/.test(value) ? String(processor.processSync(value)) : value;
  if (Array.isArray(value)) return value.map((item) => setTypography(item));
  if (value !== null && typeof value === "object") {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, setTypography(item)]),
    );
  }
  return value;
}
