/** The longest emoji are about 30 code units. Beyond this, a grapheme is letters with many marks. */
const LONGEST_GRAPHEME = 64;

/**
 * The longest start of a text whose characters cost at most `room`. It ends between two graphemes,
 * or inside one that is longer than any emoji.
 */
export function longestStart(
  text: string,
  room: number,
  costOf: (character: string) => number,
): string {
  let end = 0;
  let cost = 0;
  for (const [character] of text.matchAll(/\r\n|[\s\S]/gu)) {
    cost += costOf(character);
    if (cost > room) return text.slice(0, graphemeStart(text, end));
    end += character.length;
  }
  return text;
}

/** Where the grapheme at an index starts. Firefox has Intl.Segmenter from version 125 on. */
function graphemeStart(text: string, index: number): number {
  if (!("Segmenter" in Intl)) return index;
  // Only up to the index: segmenting a long text takes seconds on a slow phone.
  const start = text.slice(0, index + LONGEST_GRAPHEME);
  const grapheme = new Intl.Segmenter("en").segment(start).containing(index);
  const before = index - (grapheme?.index ?? index);
  return before > LONGEST_GRAPHEME ? index : index - before;
}
