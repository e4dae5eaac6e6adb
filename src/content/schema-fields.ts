import { z } from "astro/zod";

/** The schema inside of what makes a value optional or nullable, or normalizes it. */
export function unwrap(schema: unknown): unknown {
  if (schema instanceof z.ZodPipe) return unwrap(schema.out);
  const wrappers = [z.ZodOptional, z.ZodNullable, z.ZodDefault];
  const isWrapped = wrappers.some((wrapper) => schema instanceof wrapper);
  return isWrapped ? unwrap((schema as z.ZodOptional).unwrap()) : schema;
}
