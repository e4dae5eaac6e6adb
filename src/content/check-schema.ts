import type { z } from "astro/zod";
import { nearest } from "./nearest.ts";
import type { Problem } from "./problem.ts";
import { fieldsAt } from "./schema-fields.ts";
import { schemaMessage } from "./schema-messages.ts";
import type { YamlSource } from "./yaml-source.ts";

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** An unknown field with a name close to that of a missing one: one mistake explains both. */
interface Misspelling {
  parent: Path;
  written: string;
  meant: string;
}

/** The parsed values, or a problem on its own line for each breach of the schema. */
export function checkSchema(
  source: YamlSource,
  schema: z.ZodType,
): { data: unknown; problems: Problem[] } {
  const result = schema.safeParse(source.value, { error: schemaMessage });
  if (result.success) return { data: result.data, problems: [] };
  const { issues } = result.error;
  const missing = issues.filter(({ path }) => isMissing(path, source.value));
  const misspellings = issues.flatMap((issue) => misspellingsIn(issue, missing));
  const explained = misspellings.map(({ parent, meant }) => keyOf([...parent, meant]));
  return {
    data: undefined,
    problems: issues.flatMap((issue) => {
      if (issue.code === "unrecognized_keys") {
        return unknownFields(source, schema, issue, misspellings);
      }
      if (!missing.includes(issue)) return [source.problemAt(issue.path, issue.message)];
      if (explained.includes(keyOf(issue.path))) return [];
      return [source.problemAt(issue.path, "this field is missing; add it")];
    }),
  };
}

function unknownFields(
  source: YamlSource,
  schema: z.ZodType,
  issue: z.core.$ZodIssueUnrecognizedKeys,
  misspellings: readonly Misspelling[],
): Problem[] {
  return issue.keys.map((key) => {
    const path = [...issue.path, key];
    const { meant = nearest(key, fieldsAt(schema, issue.path)) } =
      misspellings.find((each) => keyOf([...each.parent, each.written]) === keyOf(path)) ?? {};
    const fix = meant ? `did you mean ${meant}?` : "check its spelling, or remove the line";
    return source.problemAt(path, `unknown field; ${fix}`);
  });
}

function misspellingsIn(issue: Issue, missing: readonly Issue[]): Misspelling[] {
  if (issue.code !== "unrecognized_keys") return [];
  const parent = issue.path;
  const names = missing
    .filter(({ path }) => keyOf(path.slice(0, -1)) === keyOf(parent))
    .map(({ path }) => String(path.at(-1)));
  return issue.keys.flatMap((written) => {
    const meant = nearest(written, names);
    return meant ? [{ parent, written, meant }] : [];
  });
}

function isMissing(path: Path, value: unknown): boolean {
  return (
    path.reduce<unknown>((within, key) => Reflect.get(Object(within), key), value) === undefined
  );
}

function keyOf(path: Path): string {
  return JSON.stringify(path.map(String));
}
