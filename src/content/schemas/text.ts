import { z } from "astro/zod";

/** Characters that show nothing or another direction: control, formatting and replacement characters. */
export const invisible = /(?![\t\n\r])[\p{Cc}\u200B\u2028-\u202E\u2066-\u2069\uFEFF\uFFFD]/u;

/** Text that a visitor reads, never empty. Placeholders like {business.name} are replaced. */
export const text = z
  .string()
  .trim()
  .min(1, { error: "this field is empty; write some text", abort: true })
  .refine((value) => !invisible.test(value), "this text has an invisible character; type it again");

/** A text that must contain these placeholders, which the page replaces at run time. */
export const textWith = (...names: string[]) =>
  text.refine((value) => names.every((name) => value.includes(`{${name}}`)), {
    error: `keep ${names.map((name) => `{${name}}`).join(" and ")} in this text`,
  });

/** A short name for links and references. */
export const id = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    "use lower-case letters, digits and hyphens, like wifi-network",
  );

/** An ISO date. */
export const date = z.iso.date({
  error: "use a date that exists, as year-month-day, like 2026-11-26",
});

/** A URL, or null where there is none. */
export const urlOrNull = z
  .url({ protocol: /^https$/, error: "use null, or a URL that begins with https://" })
  .nullable()
  .default(null);

/** A part of a page under a heading. */
export const titled = z.strictObject({
  heading: text,
});

/** A heading over entries. */
export const titledList = <Items extends z.ZodType>(items: Items) =>
  titled.extend({
    items,
  });

/** A heading with text. */
export const headed = titled.extend({
  /** The sentence or two below the heading. */
  text,
});

/** A heading with text and the button that it leads to. */
export const callToAction = headed.extend({
  /** The label of the button. */
  button: text,
});

/** A headed text with a mark. */
export const point = headed.extend({
  /** The small drawing beside the heading. */
  mark: z.enum(["place", "person", "price", "building", "clock", "speech"]).optional(),
});

/** A figure or word with its label. */
export const stat = z.strictObject({
  /** The figure or word: "5+ years". */
  value: text,
  /** What it is about: "experience". */
  label: text,
});

/** A field of a form. */
export const field = z.strictObject({
  label: text,
  /** The error shown if it is empty. Without one, the field is optional. */
  missing: text.optional(),
});

/** A question with its answer. */
export const question = z.strictObject({
  /** As a customer asks it. */
  question: text,
  /** The answer, in a sentence or two. */
  answer: text,
});

/** What browsers and search engines show of a page. */
export const headFields = {
  /** The title in the browser tab and in search results. About 60 characters at most. */
  title: text,
  /** The summary shown in search results. About 155 characters at most. */
  description: text,
};

/** The fields of a page that the navigation links to. */
export const pageFields = {
  ...headFields,
  /** The label of the page in the navigation. */
  navLabel: text,
  /** The top of the page; its heading is the H1. */
  hero: headed,
};

export type Headed = z.infer<typeof headed>;
export type Stat = z.infer<typeof stat>;
