import { z } from "astro/zod";

/** The names of the fields that a schema has at a path; empty if it has no fields there. */
export function fieldsAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const at = path.reduce<unknown>((within, key) => {
    if (within instanceof z.ZodArray) return unwrap(within.element);
    return within instanceof z.ZodObject ? unwrap(within.shape[String(key)]) : undefined;
  }, unwrap(schema));
  return at instanceof z.ZodObject ? Object.keys(at.shape) : [];
}

/** The schema inside of what makes a value optional or nullable. */
export function unwrap(schema: unknown): unknown {
  const wrapped = schema instanceof z.ZodOptional || schema instanceof z.ZodNullable;
  return wrapped ? unwrap(schema.unwrap()) : schema;
}
