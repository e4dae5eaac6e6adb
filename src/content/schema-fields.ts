import { z } from "astro/zod";

/** The schema inside of what makes a value optional or nullable, or normalizes it. */
export function unwrap(schema: unknown): unknown {
  if (schema instanceof z.ZodPipe) return unwrap(schema.out);
  const wrappers = [z.ZodOptional, z.ZodNullable, z.ZodDefault];
  const isWrapped = wrappers.some((wrapper) => schema instanceof wrapper);
  return isWrapped ? unwrap((schema as z.ZodOptional).unwrap()) : schema;
}

/** The schema of a field of an object, or of an entry of a list. */
export function schemaAt(schema: unknown, key: string | number): z.ZodType | undefined {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) return inner.element as z.ZodType;
  return inner instanceof z.ZodObject ? inner.shape[key] : undefined;
}

/** What a schema says of its field with .meta(). */
export interface Meta {
  /** In the owner's form, with a hint below it where the label does not say enough. */
  label?: string;
  hint?: string;
  /** A text that a visitor reads. */
  kind?: "plain" | "markdown";
  /** No other entry of the file may have this. */
  unique?: boolean;
  /** Where the entry with this id is; topics are the choices of the contact form. */
  list?: "services" | "topics" | "prices";
  /** How the form shows it. */
  hidden?: boolean;
  filled?: boolean; // at the save, if it is empty
  time?: boolean; // of the day, like "15:00"
  typed?: boolean; // a number that is read from a text
  on?: boolean; // a switch, in a new entry
  photo?: boolean;
  summary?: string; // names an entry of a list, where that is not its first field
}

export const metaOf = (schema: unknown): Meta =>
  Object.assign({} as Meta, (unwrap(schema) as z.ZodType)?.meta(), (schema as z.ZodType)?.meta());
