/** A text as a string of CSS that is safe in a style element. */
export function cssString(text: string): string {
  return `"${text.replaceAll(/["\\<\n]/g, (each) => `\\${each.charCodeAt(0).toString(16)} `)}"`;
}
