import { z } from "astro/zod";
import { DAY, type OpenHours, spanOf, week } from "../../lib/hours.ts";
import { date, text, urlOrNull } from "./text.ts";

const time = (last: "23:59" | "24:00") =>
  z
    .string({ error: 'write the time in quotes on the 24-hour clock, like "15:00"' })
    .refine((value) => /^\d\d:[0-5]\d$/.test(value) && value <= last, {
      error: `use the 24-hour clock from "00:00" to "${last}", like "15:00"`,
      abort: true,
    });

/** A URL without path: scheme and host only. */
const origin = z
  .string()
  .refine(
    (value) => value.startsWith("https://") && URL.parse(value)?.origin === value,
    "write only https:// and the host name in lower case, like https://www.your-name.com",
  );

const openHours = z
  .strictObject({
    /** The days on which these times apply. */
    days: z.array(z.enum(week)).min(1),
    /** In the time zone of the business. */
    opens: time("23:59"),
    /** On the next day if it is not later than "opens"; "24:00" is the end of the day. */
    closes: time("24:00"),
  })
  .refine(({ opens, closes }) => opens !== closes, {
    path: ["closes"],
    error:
      'this is the opening time too; if you are open round the clock, write "00:00" and "24:00"',
  });

/** The periods of an entry, in ms since Monday begins; Sunday's night ends after the week. */
const periodsOf = (hours: OpenHours) =>
  hours.days.map((day) => spanOf(hours).map((moment) => week.indexOf(day) * DAY + moment));

/** Whether two periods overlap in some week: that of one, or the week before or after. */
const meet = ([start = 0, end = 0]: number[], [from = 0, to = 0]: number[]) =>
  [-7 * DAY, 0, 7 * DAY].some((weeks) => start < to + weeks && from + weeks < end);

const closure = z
  .strictObject({
    /** The first closed day. */
    from: date,
    /** The last closed day; the same as "from" for a single day. */
    to: date,
    /** Visitors read it: "Thanksgiving". */
    reason: text,
  })
  .refine(({ from, to }) => from <= to, {
    path: ["to"],
    error: "the last day must not be before the first",
  });

/** Whether Intl knows the zone. Not "EST": it has no DST. */
function isTimeZone(name: string): boolean {
  try {
    return name.includes("/") && !!new Intl.DateTimeFormat("en", { timeZone: name });
  } catch {
    return false;
  }
}

const helpDeskId = z
  .string({ error: 'write the ID in "quotes", or null if there is none' })
  .min(1)
  .nullable()
  .default(null);

/** The help-desk widget, from the provider's settings page. */
const helpDesk = z
  .strictObject({
    /** The origin of the widget's script. */
    provider: origin,
    /** Other origins that the provider loads parts of the widget from. */
    loadsFrom: z.array(
      z
        .string()
        .regex(
          /^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/,
          "write only https:// and the host name, without a slash at the end",
        ),
    ),
    /** The ID of the business at the provider. */
    organisation: helpDeskId,
    /** The ID of the widget. */
    widget: helpDeskId,
    /**
     * Whether the Content Security Policy allows style attributes on this page. Set it only if the
     * provider's form looks broken without.
     */
    styleAttributes: z.boolean(),
  })
  .refine(({ organisation, widget }) => (organisation === null) === (widget === null), {
    path: ["widget"],
    error: "write both IDs, or null for both",
  });

/** content/business.yaml: who the business is and how it is reached. */
export const businessSchema = z.strictObject({
  name: text,
  /** One line below the name in the footer. */
  tagline: text,
  /** The public URL of the site. */
  site: origin,
  /** The phone number in the North American format (NANP). */
  phone: z
    .string({ error: 'write ten digits in "quotes" in this form: "(000) 000-0000"' })
    .regex(/^\([2-9]\d\d\) [2-9]\d\d-\d{4}$/, "write ten digits in this form: (000) 000-0000"),
  /** Whether the number receives text messages. Many landlines do not. */
  textable: z.boolean().optional(),
  /** The address that messages are sent to. */
  email: z.email({ error: "write an e-mail address, like hello@example.com" }),
  /** Where the business is. */
  place: z.strictObject({
    city: text,
    /** In full: the terms name its law. No name has fewer than four letters. */
    state: text.regex(/^\D{4,}$/, "write the name of a state in full, like Texas"),
    /** Degrees north, with five decimals. */
    latitude: z.number().min(-90).max(90),
    /** Degrees east (west is negative), with five decimals. */
    longitude: z.number().min(-180).max(180),
    /** In full, with the word for a county: the terms name its courts. */
    county: text.regex(
      /. (County|Parish|Borough|Area|Municipality|City)$|^(City|District)\b/,
      "write the name in full, like Lubbock County",
    ),
    /** The cities, towns or counties that the business serves. */
    serves: z.array(text).min(1),
  }),
  /** The IANA time zone of hours and closures. */
  timeZone: z.string().refine(isTimeZone, "use a time zone's full name, like America/Chicago"),
  /** The opening hours. Empty: by appointment only. */
  hours: z.array(openHours).superRefine((all, context) => {
    const message = "these hours overlap others; change the times or the days";
    for (const [i, hours] of all.entries()) {
      const others = all.slice(0, i).flatMap(periodsOf);
      const overlaps = periodsOf(hours).some((one) => others.some((other) => meet(one, other)));
      if (overlaps) context.addIssue({ code: "custom", path: [i], message });
    }
  }),
  /** Days on which the business is closed despite its usual hours. */
  closures: z.array(closure),
  /** One line on top of every page. */
  notice: z
    .strictObject({
      text,
      /** The last day on which it shows. */
      until: date,
    })
    .nullish(),
  /** How soon messages are answered. */
  responseTime: text,
  /** The number of days in which a customer can report a problem. */
  satisfactionDays: z.int().positive(),
  /** The icons in the footer. */
  social: z.array(
    z.strictObject({
      /** Selects the icon. */
      network: z.enum(["facebook", "instagram", "youtube"]),
      /** The business's page there. Without one, the icon is shown as coming soon. */
      url: urlOrNull,
    }),
  ),
  helpDesk,
});

export type Business = z.infer<typeof businessSchema>;
