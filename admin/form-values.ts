import type { z } from "astro/zod";
import { mapValues } from "../src/content/walk.ts";

type Text = "id" | "name" | "heading" | "label" | "askAbout";
type Values = Record<string, unknown> & { photo?: { file?: string } | null };
type Entry = { inForm?: boolean } & { [name in Text]?: string | undefined };

/** The values of a file as the form has them: prices are text there, like "1,299". */
export const toForm = (values: unknown, schema: z.ZodType) =>
  mapValues(values, schema, (value, { readFromText }) => (readFromText ? String(value) : value));

/** The values of the form for changeFile(), with ids for new services, prices, tables and fields. */
export function fromForm(values: object): Values {
  // Sveltia marks entries of lists.
  const clean = (key: string, value: unknown) => (/^__sc_/.test(key) ? undefined : value);
  const data = JSON.parse(JSON.stringify(values, clean));
  const general: Entry = data.generalTopic ?? {};
  for (const list of [data.services, data.prices, data.tables, data.request?.ticket?.fields]) {
    const entries: Entry[] = Array.isArray(list) ? list : [];
    for (const entry of entries)
      entry.id ||= freeId(entry.name ?? entry.heading ?? entry.label ?? "", [...entries, general]);
    if (list !== data.services) continue;
    for (const entry of entries) entry.askAbout ||= entry.inForm ? entry.id : general.id;
  }
  // Sveltia writes the path of a photo.
  if (data.photo) data.photo.file = data.photo.file?.replace(/.*\//, "");
  return data;
}

/** "Wi-Fi & Network" is wi-fi-network, or wi-fi-network-2 if another entry has that id. */
function freeId(name: string, others: readonly Entry[]): string {
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? ["new"];
  const id = words.join("-");
  const ids = [id, ...others.map((_, n) => `${id}-${n + 2}`)];
  return ids.find((free) => !others.some((other) => other.id === free)) ?? id;
}
