import type { z } from "astro/zod";

/** Says what would be right, where a schema has no words of its own for it. */
export function cureOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return kinds[issue.expected] ?? `write a ${issue.expected} here`;
    case "too_small":
      return issue.origin === "array"
        ? `this list is too short; it needs ${issue.minimum}`
        : `use ${issue.minimum} or more`;
    case "too_big":
      return issue.origin === "array"
        ? `this list is too long; it takes ${issue.maximum}`
        : `use ${issue.maximum} or less`;
    default:
      return "this value can't stand here; compare it with the sample";
  }
}

const kinds: Partial<Record<string, string>> = {
  object: "this needs fields of its own, on the lines below it and indented by two spaces",
  array: "this needs a list: lines below it that begin with a hyphen and a space",
  string: 'this must be words; put it in "quotes"',
  number: "write a number here, without quotes",
};
