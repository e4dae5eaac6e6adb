import { z } from "astro/zod";

/** Words that a visitor reads. Placeholders like {business.name} are filled in. Never empty. */
export const text = z
  .string({ error: ({ input }) => wordsNeeded(input) })
  .trim()
  .min(1, "write some words here; it is empty");

function wordsNeeded(input: unknown): string {
  if (input === null || input === undefined) {
    return 'write some words here; it is empty (what follows a # is a remark, unless in "quotes")';
  }
  return typeof input === "object"
    ? 'put the text in "quotes"; { and [ at its start, or a hyphen, mean something else'
    : 'put this in "quotes", so that it is read as words';
}

/** A text that must use these names in braces, which the page fills in. */
export const textWith = (...names: string[]) =>
  text.refine((value) => names.every((name) => value.includes(`{${name}}`)), {
    error: `keep ${names.map((name) => `{${name}}`).join(" and ")} in this text`,
  });

/** A short name that links and files point at: lower-case letters, digits and hyphens. */
export const id = z
  .string({ error: 'write a short name here, in "quotes" if it is a number' })
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    "use lower-case letters, digits and hyphens, like wifi-network",
  );

/** A field of older content folders: accepted, and not used any more. */
export const retired = z.unknown().optional();

/** A heading with a sentence or two under it. */
export const headed = z.strictObject({ heading: text, text });

/** What every page tells browsers, search engines and the navigation about itself. */
export const pageWords = {
  /** The title in the browser's tab and in search results. About 60 characters at most. */
  title: text,
  /** The summary shown in search results. About 155 characters at most. */
  description: text,
  /** What the page is called in the navigation. */
  navLabel: text,
};

export type Headed = z.infer<typeof headed>;
