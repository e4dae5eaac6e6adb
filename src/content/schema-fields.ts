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
  const wrappers = [z.ZodOptional, z.ZodNullable, z.ZodDefault];
  const isWrapped = wrappers.some((wrapper) => schema instanceof wrapper);
  return isWrapped ? unwrap((schema as z.ZodOptional).unwrap()) : schema;
}
