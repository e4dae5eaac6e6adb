import { z } from "astro/zod";
import { isBlank } from "../../lib/blank.ts";
import { url } from "./url.ts";

/** What a paste brings along: control and tag characters, soft hyphens, spaces without width, directions. */
const invisible =
  /(?![\t\n\r])[\p{Cc}\u00AD\u200B\u202A-\u202E\u2060-\u2069\uFEFF\u{E0000}-\u{E007F}]/gu;

/** Without invisible characters, and with spaces in place of Unicode's line breaks. */
const clean = (value: string) => value.replace(invisible, "").replace(/[\u2028\u2029]/g, " ");

/**
 * Text that a visitor reads, plain or in Markdown: never empty, and not so long that the build hangs.
 * Only in these are placeholders replaced and quotes made typographic (src/content/placeholders.ts).
 */
export const readable = (kind: "plain" | "markdown", longest: number, empty: string) =>
  z
    .string()
    .overwrite(clean)
    .refine((value) => !isBlank(value), { error: empty, abort: true })
    .max(longest, `this text has more than ${longest} characters; shorten it`)
    .superRefine((value, context) => {
      const line = value.split("\n").findIndex((text) => text.includes("\uFFFD"));
      const message = "a letter of this text was lost, and � is in its place; type it again";
      if (line >= 0) context.addIssue({ code: "custom", message, params: { line } });
    })
    .meta({ kind });

const plain = (longest: number) =>
  readable("plain", longest, "this field is empty; write some text").trim();

/** Text in one field, like a paragraph. */
export const anyText = plain(2000);

/** Such a text, with its label and hint in the owner's form, where it has one line up to 250 characters. */
export const text = (label: string, hint?: string, longest = 250) =>
  plain(longest).meta({ label, hint });

/** A text of a few sentences. */
export const paragraph = (label: string, hint?: string) => text(label, hint, 600);

/** A text that must contain these placeholders, which the page replaces at run time. */
export const textWith = (names: readonly string[], label: string, hint: string) =>
  text(label, hint)
    .refine((value) => names.every((name) => value.includes(`{${name}}`)), {
      error: `keep ${names.map((name) => `{${name}}`).join(" and ")} in this text`,
    })
    .meta({ placeholders: names });

/** Fields that belong together, with their label in the owner's form. */
export const group = <Fields extends z.ZodRawShape>(label: string, fields: Fields) =>
  z.strictObject(fields).meta({ label });

const shortName = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    "use lower-case letters, digits and hyphens, like wifi-network",
  );

/** A short name for links and references. */
export const id = shortName.meta({ label: "Id", hidden: true, unique: true });

/** The id of an entry elsewhere. */
export const idIn = (list: "services" | "topics" | "prices") => shortName.meta({ list });

export const date = z.iso.date({
  error: "use a date that exists, as year-month-day, like 2026-11-26",
});

/** A list with its label in the owner's form, as long as the pages have room for. */
export const list = <Entry extends z.ZodType>(label: string, entry: Entry, most = 12) =>
  z.array(entry).min(1).max(most).meta({ label });

/** The field of a part of a page under a heading. */
export const titled = { heading: text("Heading", undefined, 150) };

/** The fields of a heading over entries. */
export const titledList = <Entry extends z.ZodType>(entry: Entry, most?: number) => ({
  ...titled,
  items: list("Entries", entry, most),
});

/** The fields of a heading with text. */
export const headed = { ...titled, text: paragraph("Text", "A sentence or two.") };

/** The same, for an entry of a list that may hold only if the business visits, or is visited. */
export const entry = z.strictObject({
  ...headed,
  when: z.enum(["we-come", "you-come"]).optional().meta({
    label: "Only if",
    hint: "we-come: you visit customers. you-come: they come to you. None: always.",
  }),
});

/** The fields of a heading with text and the button that it leads to. */
export const callToAction = { ...headed, button: text("Button", undefined, 60) };

/** A figure or word with its label. */
export const stat = z.strictObject({
  value: text("Figure or word", "Like “5+ years”."),
  label: text(
    "What it is about",
    "Like “experience”. For alumni, the school: “of Texas Tech own and run this shop”.",
  ),
  sinceFounding: z.boolean().optional().meta({
    label: "Years since the founding",
    hint: "Yes: the number follows from the founding year in Your business, once it is there.",
  }),
});

/** A page of somebody else, or none. */
export const linkOrNone = (label: string) =>
  group(label, {
    text: text("Text of the link"),
    url: url.meta({ label: "URL" }),
  }).nullish();

/** The texts of a form's field. */
export const field = {
  label: text("Label"),
  mail: text("Label in the e-mail", "Empty: the same.").optional(),
  missing: text("Error if it is empty", "Without one, the field is optional.").optional(),
};

/** What browsers and search engines show of a page. */
export const headFields = {
  title: text(
    "Title",
    "In the browser tab and in search results. About 60 characters at most.",
    150,
  ),
  description: text("Summary", "In search results. About 155 characters at most.", 320),
};

/** The fields of a page that the navigation links to. */
export const pageFields = {
  ...headFields,
  navLabel: text("Name in the menu", undefined, 30),
  hero: group("Top of the page", headed),
};

export type Entry = z.infer<typeof entry>;

/** The entries that are true of a business that visits its customers, or is visited. */
export const entriesFor = <Item extends Pick<Entry, "when">>(
  entries: readonly Item[],
  { visits }: { visits: NonNullable<Entry["when"]> | "both" },
) => entries.filter(({ when }) => !when || visits === "both" || visits === when);

export type Headed = Record<keyof typeof headed, string>;
export type Stat = z.infer<typeof stat>;
