const list = new Intl.ListFormat("en-US");

/** "Lubbock and Lubbock County" */
export function listOf(items: readonly string[]): string {
  return list.format(items);
}
