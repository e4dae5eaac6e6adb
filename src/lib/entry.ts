import { getEntry } from "astro:content";
import type { Content, DocumentName } from "./content/files.ts";

/** What one file of content/ says. */
export async function load<Name extends DocumentName>(name: Name): Promise<Content[Name]> {
  const entry = await getEntry(name, name);
  if (!entry) throw new Error(`content.config.ts did not load "${name}"; check its collections`);
  return entry.data as Content[Name];
}
