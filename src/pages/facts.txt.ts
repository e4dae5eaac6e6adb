import type { APIRoute } from "astro";
import { content } from "../content/content.ts";
import { comingDays } from "../layouts/schedule.ts";
import { formatPlace } from "../lib/format.ts";
import { formatWeek } from "../lib/hours-text.ts";

const { business, home, shared } = content;
const { services } = content.serviceList;
const { name, phone, email, site, place, hours } = business;

/** Of what the pages say. Not those with a price: Google wants none in a description. */
const sentences = [
  business.tagline,
  home.hero.text,
  home.about.text,
  ...services.map(({ summary }) => summary),
]
  .flatMap((text) => text.split(/(?<=[.!?]) /))
  .filter((sentence) => !sentence.includes("$"));

/** As many sentences as fit, and at least the first. */
function describe(limit: number): string {
  const texts = sentences.map((_, index) => sentences.slice(0, index + 1).join(" "));
  const text = texts.findLast(({ length }) => length <= limit) ?? texts[0] ?? "";
  return `Description, ${text.length} of ${limit} characters:\n${text}`;
}

/** The facts that the owner copies into profiles of the business elsewhere (docs/start.md). */
export const GET: APIRoute = () => {
  const paragraphs = [
    `Name: ${name}\nPhone: ${phone}\nE-mail: ${email}\nURL: ${site}/`,
    `Address: ${formatPlace(place)}\nArea: ${place.serves.join(", ")}`,
    `Hours:\n${formatWeek(hours, shared).join("\n")}`,
    `Special hours:\n${comingDays.join("\n") || "none"}`,
    `Services: ${services.map((service) => service.name).join(", ")}`,
    ...[750, 250, 80].map(describe),
  ];
  return new Response(`${paragraphs.join("\n\n")}\n`);
};
