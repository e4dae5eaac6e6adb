import { z } from "astro/zod";
import { week } from "../../lib/hours.ts";
import { text } from "./text.ts";

/** A day of the week, as the hours name it. */
const day = z.enum(week, {
  error: "use one of Mon, Tue, Wed, Thu, Fri, Sat, Sun",
});

const time = z
  .string({ error: 'write the time in quotes on the 24-hour clock, like "15:00"' })
  .regex(
    /^([01]\d|2[0-3]):[0-5]\d$/,
    'use the 24-hour clock from "00:00" to "23:59", like "15:00"',
  );

const date = z.iso.date({ error: "use a day that exists, as year-month-day, like 2026-11-26" });

const webAddress = z
  .url({ protocol: /^https$/, error: "use a full address that begins with https://" })
  .refine((value) => !value.endsWith("/"), "leave out the slash at the end")
  .refine(
    (value) => URL.parse(value)?.origin === value.replace(/\/$/, ""),
    "keep only https:// and the host's name in small letters, like https://www.your-name.com",
  );

const degrees = (most: number) =>
  z
    .number({ error: "write degrees as a number, like 33.57786" })
    .min(-most, `use degrees from -${most} to ${most}`)
    .max(most, `use degrees from -${most} to ${most}`);

/** A stretch of opening time that is the same on each of its days. */
export const openHoursSchema = z
  .strictObject({
    /** The days it holds on. */
    days: z
      .array(day)
      .min(1, "name at least one day")
      .refine(
        (days) => new Set(days).size === days.length,
        "a day stands here twice; once is enough",
      ),
    /** When the doors open, in the business's own time zone. */
    opens: time,
    /** When they close, later on the same day. */
    closes: time,
  })
  .refine((hours) => hours.opens < hours.closes, {
    path: ["closes"],
    error: "closing must be later than opening, on the same day",
    when: ({ value }) => z.object({ opens: time, closes: time }).safeParse(value).success,
  });

const identifier = z
  .string({ error: 'write the identifier in "quotes", or null where there is none' })
  .min(1, "write null where there is no identifier")
  .nullable();

/** Days on which the business is closed against its usual hours. */
const closure = z
  .strictObject({
    /** The first day closed. */
    from: date,
    /** The last day closed; the same as "from" for a single day. */
    to: date,
    /** Why, as the visitor reads it: "Thanksgiving". */
    reason: text,
  })
  .refine((closed) => closed.from <= closed.to, {
    path: ["to"],
    error: "the last day must not be before the first",
    when: ({ value }) => z.object({ from: date, to: date }).safeParse(value).success,
  });

/** content/business.yaml: who the business is and how it is reached. */
export const businessSchema = z.strictObject({
  /** The name of the business. */
  name: text,
  /** One line under the name in the footer. */
  tagline: text,
  /** The public address of the site, https and without a slash at the end. */
  site: webAddress,
  /** The phone number as it should be read, the area code in brackets (NANP). */
  phone: z
    .string({ error: 'write ten digits in "quotes" in this form: "(000) 000-0000"' })
    .regex(/^\([2-9]\d\d\) [2-9]\d\d-\d{4}$/, "write ten digits in this form: (000) 000-0000"),
  /** The address that messages go to. */
  email: z.email({ error: "write an e-mail address, like hello@example.com" }),
  place: z.strictObject({
    city: text,
    state: text,
    /** Degrees north, five digits after the point. */
    latitude: degrees(90),
    /** Degrees east (west is negative), five digits after the point. */
    longitude: degrees(180),
    /** The county whose courts the terms name. */
    county: text,
    /** The cities, towns or counties the business goes to. */
    serves: z.array(text).min(1, "name at least one place"),
  }),
  /** The IANA time zone that hours and closures are meant in. */
  timeZone: z
    .string()
    .refine(
      (zone) => Intl.supportedValuesOf("timeZone").includes(zone),
      "use a time zone's full name, like America/Chicago",
    ),
  hours: z.array(openHoursSchema).min(1, "give at least one day's hours"),
  closures: z.array(closure),
  /** How soon a message is answered. */
  responseTime: text,
  /** Within how many days a customer who is not satisfied should say so. */
  satisfactionDays: z.int({ error: "write a whole number of days, like 7" }).positive(),
  /** The icons in the footer; without an address they are shown as still to come. */
  social: z
    .array(
      z.strictObject({
        network: z.enum(["facebook", "instagram", "youtube"], {
          error: "use facebook, instagram or youtube",
        }),
        url: z
          .url({ protocol: /^https$/, error: "use null, or an address that begins with https://" })
          .nullable(),
      }),
    )
    .max(3, "keep one entry for each network"),
  /** The help-desk widget; all three from the provider's settings, or null where not set up. */
  helpDesk: z
    .strictObject({
      /** Where the widget's script comes from. */
      provider: webAddress,
      /** Other origins that the provider loads parts of the widget from. */
      loadsFrom: z.array(
        z
          .string()
          .regex(
            /^https:\/\/(\*\.)?[a-z0-9.-]+$/,
            "write each as https:// and a host's name, with no slash after",
          ),
      ),
      /** The organisation's identifier at the provider. */
      organisation: identifier,
      /** The widget's identifier at the provider. */
      widget: identifier,
      /**
       * Whether the widget may style its form with style attributes. The site's policy is strictest
       * with false; true only if the form looks broken without.
       */
      styleAttributes: z.boolean({ error: "use true or false" }),
    })
    .refine(({ organisation, widget }) => (organisation === null) === (widget === null), {
      path: ["widget"],
      error: "give both identifiers, organisation and widget, or null for both",
    }),
});

export type Business = z.infer<typeof businessSchema>;
