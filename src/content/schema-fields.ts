import { z } from "astro/zod";

/** The schema inside of what makes a value optional or nullable. */
export function unwrap(schema: unknown): unknown {
  const wrappers = [z.ZodOptional, z.ZodNullable, z.ZodDefault];
  const isWrapped = wrappers.some((wrapper) => schema instanceof wrapper);
  return isWrapped ? unwrap((schema as z.ZodOptional).unwrap()) : schema;
}
