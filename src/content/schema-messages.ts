import type { z } from "astro/zod";

/** The default message for an issue whose schema has none of its own. */
export function schemaMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return expected[issue.expected] ?? otherValue;
    case "too_small":
      return issue.exact
        ? `this list needs exactly ${issue.minimum} entries`
        : `this list needs at least ${issue.minimum} ${issue.minimum === 1 ? "entry" : "entries"}`;
    case "too_big":
      return `this list needs exactly ${issue.maximum} entries`;
    default:
      return otherValue;
  }
}

const otherValue = "this value is not allowed here; compare it with the sample";

const expected: Partial<Record<string, string>> = {
  object: "write its fields on the lines below it, each indented by two spaces",
  array: "this needs a list: lines below it that begin with a hyphen and a space",
  string: 'this must be text; put it in "quotes"',
  boolean: "use true or false",
};
