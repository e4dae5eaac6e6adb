import { retext } from "retext";
import smartypants from "retext-smartypants";

// Three dots stay three dots: the specification's texts have them.
const processor = retext().use(smartypants, { ellipses: false }).freeze();

/** The text with typographic quotes, apostrophes and dashes. */
export function setTypography(text: string): string {
  return /["']|--/.test(text) ? String(processor.processSync(text)) : text;
}
