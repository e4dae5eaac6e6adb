import { z } from "astro/zod";
import { DAY, type OpenHours, type Period, spanOf, week } from "../../lib/hours.ts";
import { anyText, date, group, list, text } from "./text.ts";
import { origin, url } from "./url.ts";

const time = (last: "23:59" | "24:00") =>
  z
    .string({ error: 'write the time in quotes on the 24-hour clock, like "15:00"' })
    .refine((value) => /^\d\d:[0-5]\d$/.test(value) && value <= last, {
      error: `use the 24-hour clock from "00:00" to "${last}", like "15:00"`,
      abort: true,
    });

const hours = {
  opens: time("23:59").meta({ timeOfDay: true, label: "Opens" }),
  closes: time("24:00").meta({
    timeOfDay: true,
    label: "Closes",
    hint: "A time before the opening time is on the next day. Midnight is 12:00 AM.",
  }),
};

const differ = ({ opens, closes }: Period) => opens !== closes;

const sameTime = {
  path: ["closes"],
  error: 'this is the opening time too; if you are open round the clock, write "00:00" and "24:00"',
};

const openHours = z
  .strictObject({ days: list("Days", z.enum(week)), ...hours })
  .refine(differ, sameTime);

/** A US number in a usual form, like +1 000.000.0000, in the form (000) 000-0000. */
function readPhone(value: unknown): unknown {
  const digits = String(value ?? "").replaceAll(/[\s\p{Cf}().-]/gu, "");
  const [, area, exchange, line] = /^(?:\+?1)?(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? [];
  return area ? `(${area}) ${exchange}-${line}` : value;
}

/** An entry's spans of time, in ms since Monday begins; Sunday's night ends after the week. */
const spansInWeek = (hours: OpenHours) =>
  hours.days.map((day) => spanOf(hours).map((moment) => week.indexOf(day) * DAY + moment));

/** Whether two spans overlap in some week: that of one, or the week before or after. */
const meet = ([start = 0, end = 0]: number[], [from = 0, to = 0]: number[]) =>
  [-7 * DAY, 0, 7 * DAY].some((weeks) => start < to + weeks && from + weeks < end);

const tooEarly = "the last day must not be before the first";

const closure = z
  .strictObject({
    from: date.meta({ label: "First day" }),
    to: date.meta({ label: "Last day", hint: "The same as the first for a single day." }),
    reason: text("Reason", "Visitors read it, like “Thanksgiving”.", 60),
    hours: group("Shorter hours, if you are not closed all day", hours)
      .refine(differ, sameTime)
      .nullish(),
  })
  .refine(({ from, to }) => from <= to, { path: ["to"], error: tooEarly });

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
    provider: origin.meta({ label: "URL of the provider", hint: "As it is, it fits Zoho Desk." }),
    loadsFrom: z
      .array(
        z
          .string()
          .refine(
            (value) => origin.safeParse(value.replace("//*.", "//")).success,
            "write only https:// and the host name, without a slash at the end",
          ),
      )
      .meta({ label: "Other URLs that it loads from", hint: "As they are, they fit Zoho Desk." }),
    organisation: helpDeskId.meta({
      label: "Organization ID",
      hint: "From the settings page of the help desk. Without the two IDs, Self Service has a form that opens the visitor's mail app.",
    }),
    widget: helpDeskId.meta({ label: "Widget ID" }),
    styleAttributes: z.boolean().meta({
      label: "Allow the form its own style attributes",
      hint: "Only if the form of the help desk looks broken without.",
    }),
  })
  .refine(({ organisation, widget }) => (organisation === null) === (widget === null), {
    path: ["widget"],
    error: "write both IDs, or null for both",
  });

/** content/business.yaml: who the business is and how it is reached. */
export const businessSchema = z.strictObject({
  name: text("Name", undefined, 80),
  legalName: text("Legal name", "If the terms must name another one.", 80).nullish(),
  tagline: text("Line below the name", "In the footer.", 150),
  phone: z
    .preprocess(
      readPhone,
      z.string().regex(/^\([2-9]\d\d\) [2-9]\d\d-\d{4}$/, "write ten digits, like (000) 000-0000"),
    )
    .meta({ label: "Phone number", hint: "Ten digits, like (000) 000-0000." }),
  textable: z.boolean().optional().meta({
    label: "The number receives text messages",
    hint: "Many landlines do not. Send yourself one to find out. None: not offered.",
  }),
  email: z.email({ error: "write an e-mail address, like hello@example.com" }).meta({
    label: "E-mail address",
    hint: "Messages of the contact form go there.",
  }),
  hours: z
    .array(openHours)
    .superRefine((all, context) => {
      const message = "these hours overlap others; change the times or the days";
      for (const [i, hours] of all.entries()) {
        const others = all.slice(0, i).flatMap(spansInWeek);
        const overlaps = spansInWeek(hours).some((one) => others.some((other) => meet(one, other)));
        if (overlaps) context.addIssue({ code: "custom", path: [i], message });
      }
    })
    .meta({
      label: "Opening hours",
      summary: "{{days}}, {{opens}} to {{closes}}",
      hint: "An entry for the days with the same hours. None: by appointment only.",
    }),
  closures: z.array(closure).meta({
    label: "Special hours, such as holidays",
    summary: "{{reason}}, {{from}} to {{to}}",
  }),
  notice: group("Notice on top of every page", {
    text: text("Text", "One line.", 200),
    from: date.nullish().meta({ label: "First day that it shows", hint: "Empty: at once." }),
    until: date.meta({ label: "Last day that it shows" }),
  })
    .refine(({ from, until }) => !from || from <= until, { path: ["until"], error: tooEarly })
    .nullish(),
  founded: z
    .int()
    .min(1900)
    .refine((year) => year <= new Date().getFullYear(), "this year is still to come")
    .nullish()
    .meta({ label: "Year of the founding", hint: "Empty: the years stay as the pages say." }),
  responseTime: text("How soon you answer", undefined, 120),
  satisfactionDays: z.int().positive().meta({
    label: "Days to report a problem",
    hint: "How long a customer can report a problem with the work.",
  }),
  social: z
    .array(
      z.strictObject({
        network: z.enum(["facebook", "instagram", "youtube"]).meta({ label: "Network" }),
        url: url.nullable().default(null).meta({
          label: "URL of your page there",
          hint: "Without one, the icon says “coming soon”.",
        }),
      }),
    )
    .meta({ label: "Social pages", hint: "Icons in the footer." }),
  visits: z.enum(["we-come", "you-come", "both"]).default("we-come").meta({
    label: "Who travels",
    hint: "we-come: you visit customers. you-come: they come to your door.",
  }),
  place: group("Place", {
    street: text("Street and number", "Only if customers come to your door.").nullish(),
    postcode: z
      .string({ error: 'write five digits in "quotes"' })
      .regex(/^\d{5}(-\d{4})?$/, "write five digits, like 79401")
      .nullish()
      .meta({ label: "ZIP code" }),
    city: text("City"),
    state: text("State", "In full, like Texas: the terms name its law.").regex(
      /^\D{4,}$/,
      "write the name of a state in full, like Texas",
    ),
    latitude: z.number().min(-90).max(90).meta({
      label: "Latitude",
      hint: "Degrees north, like 33.57786: the first number that a map shows for your city.",
    }),
    longitude: z.number().min(-180).max(180).meta({
      label: "Longitude",
      hint: "Degrees east, like -101.85517: the second number, with its minus sign.",
    }),
    county: text("County", "In full, like Lubbock County: the terms name its courts.").regex(
      /. (County|Parish|Borough|Area|Municipality|City)$|^(City|District)\b/,
      "write the name in full, like Lubbock County",
    ),
    serves: list("Places that you serve", anyText, 30).meta({
      hint: "Cities, towns or counties, one a line.",
    }),
    meeting: text(
      "Where you meet customers",
      "Like “We come to you; in the shop by appointment.” On Contact.",
    ).nullish(),
  }),
  timeZone: z
    .string()
    .refine(isTimeZone, "use a time zone's full name, like America/Chicago")
    .meta({ label: "Time zone", hint: "In full, like America/Chicago." }),
  site: origin.meta({
    label: "URL of the site",
    hint: "Like https://www.your-name.com, without a slash at the end.",
  }),
  helpDesk: helpDesk.meta({ label: "Help desk", hint: "On Self Service." }),
  repository: z
    .string()
    .regex(
      /^[\w.-]+\/[\w.-]+$/,
      "write the owner and the name of the copy on GitHub, like joe/website",
    )
    .nullable()
    .default(null)
    .meta({ label: "Copy of this project on GitHub", hidden: true }),
});

export type Business = z.infer<typeof businessSchema>;
