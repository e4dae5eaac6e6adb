import { z } from "astro/zod";

/** What is said of a field beside its type. */
export interface Meta {
  /** In the owner's form, with a hint below it where the label does not say enough. */
  label?: string;
  hint?: string | undefined;
  /** A text that a visitor reads. */
  kind?: "plain" | "markdown";
  /** The placeholders that the page replaces at run time, without their braces. */
  placeholders?: readonly string[];
  /** No other entry of the file may have this. */
  unique?: boolean;
  /** Where the entry with this id is; topics are the choices of the contact form. */
  list?: "services" | "topics" | "prices";
  /** In a list: names an entry, where that is not its first field. */
  summary?: string;
  /** The form keeps it and does not show it. */
  hidden?: boolean;
  /** May be empty in the form, which writes it at the save. */
  writtenAtSave?: boolean;
  /** A time of the day, like "15:00". */
  timeOfDay?: boolean;
  /** A number that is read from a text, like "1,299". */
  readFromText?: boolean;
  /** A switch that is on in a new entry. */
  startsOn?: boolean;
  photo?: boolean;
}

declare module "astro/zod" {
  // What .meta() takes and returns.
  interface GlobalMeta extends Meta {}
}

/** What is said of a field, and of the schema inside of its own. */
export function metaOf(schema: z.ZodType | undefined): Meta {
  return schema ? { ...unwrap(schema).meta(), ...schema.meta() } : {};
}

/** The schema inside of what makes a value optional or nullable, or normalizes it. */
export function unwrap(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodPipe) return unwrap(schema.out as z.ZodType);
  const wrappers = [z.ZodOptional, z.ZodNullable, z.ZodDefault];
  const isWrapped = wrappers.some((wrapper) => schema instanceof wrapper);
  return isWrapped ? unwrap((schema as z.ZodOptional<z.ZodType>).unwrap()) : schema;
}

/** The schema of a field of an object, or of an entry of a list. */
export function schemaAt(
  schema: z.ZodType | undefined,
  key: string | number,
): z.ZodType | undefined {
  const inner = schema && unwrap(schema);
  if (inner instanceof z.ZodArray) return inner.element as z.ZodType;
  return inner instanceof z.ZodObject ? inner.shape[key] : undefined;
}
