import { z } from "astro/zod";

/** Characters that show nothing or another direction: control, formatting and replacement characters. */
export const invisible = /(?![\t\n\r])[\p{Cc}\u200B\u2028-\u202E\u2066-\u2069\uFEFF\uFFFD]/u;

/** Text that a visitor reads, never empty. Placeholders like {business.name} are replaced. */
export const text = z
  .string({ error: ({ input }) => textMessage(input) })
  .trim()
  .min(1, { error: "this field is empty; write some text", abort: true })
  .refine((value) => !invisible.test(value), "this text has an invisible character; type it again");

function textMessage(input: unknown): string {
  if (input === null) {
    return 'this field is empty; write some text (in "quotes" if it has a #, which starts a comment)';
  }
  return typeof input === "object"
    ? 'put the text in "quotes"; a {, [ or hyphen at its start has a special meaning'
    : 'put this in "quotes", so that it is read as text';
}

/** A text that must contain these placeholders, which the page replaces at run time. */
export const textWith = (...names: string[]) =>
  text.refine((value) => names.every((name) => value.includes(`{${name}}`)), {
    error: `keep ${names.map((name) => `{${name}}`).join(" and ")} in this text`,
  });

/** A short name for links and references. */
export const id = z
  .string({ error: 'write a short name here, in "quotes" if it is a number' })
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    "use lower-case letters, digits and hyphens, like wifi-network",
  );

/** A field of older content folders: accepted but unused. */
export const retired = z.unknown().optional();

/** A list that may be empty. */
export const optionalList = <T extends z.ZodType>(entry: T) =>
  z.array(entry, {
    error: ({ input }) =>
      input === null
        ? "this list has no entries; write [] after the colon, or lines below it that begin with a hyphen"
        : undefined,
  });

/** A heading with a sentence or two below it. */
export const headed = z.strictObject({ heading: text, text });

/** Fields that every page has for browsers, search engines and the navigation. */
export const pageFields = {
  /** The title in the browser tab and in search results. About 60 characters at most. */
  title: text,
  /** The summary shown in search results. About 155 characters at most. */
  description: text,
  /** The label of the page in the navigation. */
  navLabel: text,
};

/** A headed text with a mark. */
export const point = headed.extend({
  /** The small drawing beside the heading. */
  mark: z
    .enum(["place", "person", "price", "building", "clock", "speech"], {
      error: "use place, person, price, building, clock or speech, or remove the line",
    })
    .optional(),
});

export type Headed = z.infer<typeof headed>;
