import { z } from "astro/zod";

/** The names of the fields that a schema has at a path; none where it has no fields. */
export function fieldsAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const at = schemaAt(schema, path);
  return at instanceof z.ZodObject ? Object.keys(at.shape) : [];
}

/** The schema of the value at a path, without what makes it optional. */
function schemaAt(schema: z.ZodType, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((within, key) => {
    if (within instanceof z.ZodArray) return unwrap(within.element);
    return within instanceof z.ZodObject ? unwrap(within.shape[String(key)]) : undefined;
  }, unwrap(schema));
}

function unwrap(schema: unknown): unknown {
  const wrapped = schema instanceof z.ZodOptional || schema instanceof z.ZodNullable;
  return wrapped ? unwrap(schema.unwrap()) : schema;
}
