import { z } from "astro/zod";
import { week } from "../../lib/hours.ts";
import { optionalList, text } from "./text.ts";

const day = z.enum(week, {
  error: "use one of Mon, Tue, Wed, Thu, Fri, Sat, Sun",
});

const time = (last: "23:59" | "24:00") =>
  z
    .string({ error: 'write the time in quotes on the 24-hour clock, like "15:00"' })
    .refine(
      (value) => /^\d\d:[0-5]\d$/.test(value) && value <= last,
      `use the 24-hour clock from "00:00" to "${last}", like "15:00"`,
    );

const times = z.object({
  /** In the time zone of the business. */
  opens: time("23:59"),
  /** On the next day if it is not later than "opens"; "24:00" is the end of the day. */
  closes: time("24:00"),
});

const date = z.iso.date({ error: "use a date that exists, as year-month-day, like 2026-11-26" });

/** A URL without path: scheme and host only. */
const originUrl = z
  .url({ protocol: /^https$/, error: "use a full URL that begins with https://", abort: true })
  .refine((value) => !value.endsWith("/"), { error: "remove the slash at the end", abort: true })
  .refine(
    (value) => URL.parse(value)?.origin === value,
    "write only https:// and the host name in lower case, like https://www.your-name.com",
  );

const degrees = (most: number) =>
  z
    .number({ error: "write degrees as a number, like 33.57786" })
    .min(-most, `use degrees from -${most} to ${most}`)
    .max(most, `use degrees from -${most} to ${most}`);

/** One opening time on one or more days. */
export const openHoursSchema = z
  .strictObject({
    days: z
      .array(day)
      .min(1, "list at least one day")
      .refine(
        (days) => new Set(days).size === days.length,
        "a day is listed twice; list each day once",
      ),
    ...times.shape,
  })
  .refine(({ opens, closes }) => opens !== closes, {
    path: ["closes"],
    error:
      'this is the opening time too; if you are open round the clock, write "00:00" and "24:00"',
    when: ({ value }) => times.safeParse(value).success,
  });

/** Whether a zone can be used: Intl.supportedValuesOf lists one name of each. Not "EST": it has no DST. */
function isTimeZone(name: string): boolean {
  try {
    return name.includes("/") && !!new Intl.DateTimeFormat("en", { timeZone: name });
  } catch {
    return false;
  }
}

const identifier = z
  .string({ error: 'write the ID in "quotes", or null if there is none' })
  .min(1, "write null if there is no ID")
  .nullable()
  .default(null);

/** Days on which the business is closed despite its usual hours. */
export const closureSchema = z
  .strictObject({
    /** The first closed day. */
    from: date,
    /** The last closed day; the same as "from" for a single day. */
    to: date,
    /** Visitors read it: "Thanksgiving". */
    reason: text,
  })
  .refine((closed) => closed.from <= closed.to, {
    path: ["to"],
    error: "the last day must not be before the first",
    when: ({ value }) => z.object({ from: date, to: date }).safeParse(value).success,
  });

/** content/business.yaml: who the business is and how it is reached. */
export const businessSchema = z.strictObject({
  name: text,
  /** One line below the name in the footer. */
  tagline: text,
  /** The public URL of the site. */
  site: originUrl.refine(
    (value) => !/^[^.]*$|\d$|\.(localhost|local|lan|internal|home|test|invalid)$/.test(value),
    "nobody else can open this URL; write that of the public site, like https://www.your-name.com",
  ),
  /** The phone number in the North American format (NANP). */
  phone: z
    .string({ error: 'write ten digits in "quotes" in this form: "(000) 000-0000"' })
    .regex(/^\([2-9]\d\d\) [2-9]\d\d-\d{4}$/, "write ten digits in this form: (000) 000-0000")
    // 211 to 911 are services.
    .refine((number) => !/[( ].11/.test(number), "no phone number has 211 to 911 here"),
  /** Whether the number receives text messages. Many landlines do not. */
  textable: z.boolean({ error: "use true or false" }).optional(),
  /** Whether the owner has tried it, for npm run check:launch. */
  textableConfirmed: z.boolean({ error: "use true or false" }).optional(),
  /** The address that messages are sent to. */
  email: z.email({ error: "write an e-mail address, like hello@example.com" }),
  place: z.strictObject({
    city: text,
    /** In full: the terms name its law. No name has fewer than four letters. */
    state: text.regex(/^\D{4,}$/, "write the name of a state in full, like Texas"),
    /** Degrees north, with five decimals. */
    latitude: degrees(90),
    /** Degrees east (west is negative), with five decimals. */
    longitude: degrees(180),
    /** In full, with the word for a county: the terms name its courts. */
    county: text.regex(
      /. (County|Parish|Borough|Area|Municipality|City)$|^(City|District)\b/,
      "write the name in full, like Lubbock County",
    ),
    /** The cities, towns or counties that the business serves. */
    serves: z.array(text).min(1, "list at least one place"),
  }),
  /** The IANA time zone of hours and closures. */
  timeZone: z.string().refine(isTimeZone, "use a time zone's full name, like America/Chicago"),
  /** Empty: by appointment only. */
  hours: optionalList(openHoursSchema),
  closures: optionalList(closureSchema),
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
  satisfactionDays: z
    .int({ error: "write a whole number of days, like 7" })
    .min(1, "use 1 or more"),
  /** The icons in the footer; those without a URL are shown as coming soon. */
  social: optionalList(
    z.strictObject({
      network: z.enum(["facebook", "instagram", "youtube"], {
        error: "use facebook, instagram or youtube",
      }),
      url: z
        .url({ protocol: /^https$/, error: "use null, or a URL that begins with https://" })
        .nullable()
        .default(null),
    }),
  ),
  /** Where browsers report what the Content Security Policy blocked. */
  policyReports: z
    .url({ protocol: /^https$/, error: "use null, or a URL that begins with https://" })
    .nullable()
    .optional(),
  /** The help-desk widget, from the provider's settings page. */
  helpDesk: z
    .strictObject({
      /** The origin of the widget's script. */
      provider: originUrl,
      /** Other origins that the provider loads parts of the widget from. */
      loadsFrom: z.array(
        z
          .string()
          .regex(/^https:\/\/(\*\.)?[a-z0-9.-]+$/, {
            error: "write only https:// and the host name, without a slash at the end",
            abort: true,
          })
          .refine(
            (value) => !/\*\.[^.]+$|\*\.(com?|net|org|gov|edu|ac)\.[a-z]{2}$/.test(value),
            "this allows the sites of strangers; write the provider's own name after *.",
          ),
      ),
      organisation: identifier,
      widget: identifier,
      /**
       * Whether the Content Security Policy allows style attributes on this page. Set it only if the
       * provider's form looks broken without.
       */
      styleAttributes: z.boolean(),
      /**
       * The URL of the provider's own page with the form. It replaces the widget: a sandboxed frame,
       * which has no access to this site's page.
       */
      frame: z
        .url({ protocol: /^https$/, error: "use null, or a URL that begins with https://" })
        .nullable()
        .optional(),
    })
    .refine(({ organisation, widget }) => (organisation === null) === (widget === null), {
      path: ["widget"],
      error: "write both IDs, or null for both",
    }),
});

export type Business = z.infer<typeof businessSchema>;
