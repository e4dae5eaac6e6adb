import { z } from "astro/zod";

/** What the owner confirms before the site goes live, by its name in samples.yaml. */
export const statements = {
  place: "City, state, county, time zone and the places that you serve",
  hours: "Opening hours, and the texts that name them",
  closures: "Holidays and other closed days, or none",
  prices: "Every price",
  credit: "The fee of the visit comes off the repair",
  answers: "How soon you answer",
  textMessages: "Your number receives text messages",
  story: "Your story on About",
  promises: "What you promise on About, Pricing and other pages",
  figures: "Years of experience, and locally owned",
  visits: "You come to the customer",
  freeQuotes: "Quotes are free",
  satisfaction: "The days to report a problem, and what you do then",
  services: "The services, for whom they are, how they are paid, and the drawing of Home",
  details: "What each service and each price includes",
  tickets: "Customers write tickets on Self Service",
  terms: "Service terms: when you are there, how soon, liability, insurance, notice",
  disclaimer: "Disclaimer: advice, insurance",
  dates: "Effective dates of the legal texts",
  founded: "No founding year: the years stay as the pages say",
  who: "No name of who works for the customer",
  meeting: "No place where you meet customers",
  helpDesk: "No help desk",
  social: "Social pages that are “coming soon”",
  links: "No page of reviews or bookings",
  questions: "Questions without an answer do not show",
} as const;

export type Confirmed = Record<keyof typeof statements, boolean>;

/** content/going-live.yaml */
export const goingLiveSchema = z.strictObject(
  Object.fromEntries(
    Object.entries(statements).map(([name, label]) => [name, z.boolean().meta({ label })]),
  ) as Record<keyof Confirmed, z.ZodBoolean>,
);
