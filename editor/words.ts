import { formatDays, formatTime } from "../src/lib/hours-text.ts";

/** The titles of the files, as owners know them. */
export const fileTitles: Record<string, string> = {
  "business.yaml": "Your business",
  "prices.yaml": "Prices",
  "services.yaml": "Services",
  "pages/home.yaml": "Home",
  "pages/services.yaml": "Services page",
  "pages/pricing.yaml": "Pricing page",
  "pages/about.yaml": "About",
  "pages/contact.yaml": "Contact",
  "pages/self-service.yaml": "Self Service",
  "pages/legal.yaml": "Legal page",
  "pages/not-found.yaml": "Page not found",
  "pages/offline.yaml": "No connection",
  "pages/every-page.yaml": "Header, footer and links",
  "legal/terms.md": "Service terms",
  "legal/disclaimer.md": "Disclaimer and policy",
};

/** The labels of fields whose key says too little. */
const labels: Record<string, string> = {
  "prices.amount": "Price in dollars",
  "prices.from": "A starting price",
  "prices.detail": "What it covers",
  "prices.service": "Part of the service",
  "prices.jacks": "Number of jacks",
  "prices.place": "On the Pricing page",
  "services.features": "What is included",
  "services.onHome": "Also on the Home page",
  "services.inForm": "A choice in the contact form",
  "services.askAbout": "“Ask about this” selects",
  closures: "Holidays and other closed days",
  "closures.from": "First day closed",
  "closures.to": "Last day closed",
  "notice.until": "Last day it shows",
  textable: "Receives text messages",
  responseTime: "How soon you answer",
  satisfactionDays: "Days to report a problem",
  site: "Address of the site",
  email: "E-mail",
  url: "Address of your page",
  serves: "Where you work",
  timeZone: "Time zone",
  helpDesk: "Help desk",
  "helpDesk.provider": "Address of the help desk",
  "helpDesk.loadsFrom": "Other addresses it loads from",
  "helpDesk.organisation": "Organization ID",
  "helpDesk.widget": "Widget ID",
  "helpDesk.styleAttributes": "Allow the form its own styling",
  "helpDesk.frame": "Address of the help desk's own page",
  title: "Title in the browser tab",
  description: "Summary in search results",
  "success.title": "Heading",
  "success.description": "Text",
  "failure.title": "Heading",
  "failure.description": "Text",
  navLabel: "Name in the menu",
  effective: "Applies from",
  alt: "What it shows",
  tab: "Name of the tab",
  markdown: "Text",
};

/** Help for fields without a comment in their file, or with one that is about the file. */
const helps: Record<string, string> = {
  site: "Like your-name.com.",
  hours: "One entry for the days with the same hours.",
  timeZone:
    "Write Eastern, Central, Mountain, Arizona, Pacific, Alaska or Hawaii. The field then names a city in it.",
  closures: "Days on which you are closed despite the hours.",
  notice: "One line on top of every page. It disappears after its last day.",
  phone: "Ten digits, like (806) 744-2210.",
  textable: "Many landlines receive none. Send yourself one to find out.",
  social: "An icon without an address says “coming soon”. Remove what you will never have.",
  helpDesk:
    "The two IDs are on the help desk's settings page. Without them, the page has a form that opens the visitor's mail app.",
  "place.state": "In full, like Texas.",
  "place.county": "In full, like Lubbock County. The legal terms name its courts.",
  "place.latitude":
    "Press the right mouse button on your city on google.com/maps: the first number, like 33.57786.",
  "place.longitude": "The second number there, with its minus sign, like -101.85517.",
  "social.url": "It begins with https://. Leave it empty until your page exists.",
  "helpDesk.provider": "As it is, it fits Zoho Desk.",
  "helpDesk.loadsFrom": "As they are, they fit Zoho Desk.",
  "helpDesk.styleAttributes": "Leave it at No, unless the help desk's form looks broken.",
  "helpDesk.frame":
    "Usually empty. If the help desk has a page with its form that other sites may show, Self Service shows that page instead.",
  "closures.reason": "Visitors read it, like “Thanksgiving”.",
  "closures.to": "The same as the first day for a single day.",
  "notice.text": "One line on top of every page.",
  "notice.until": "The notice disappears after this day.",
  "prices.amount": "Whole dollars. Every page shows the new price.",
  "prices.from": "Yes: pages write “from” before it. No: exactly this price.",
  "prices.jacks": "Only for the packages of the Pricing page.",
  "prices.place": "Where the Pricing page lists it.",
  "prices.service": "The Services page shows the price there.",
  "services.inForm": "Yes: visitors can choose it in the contact form.",
  "services.askAbout": "The choice in the contact form, after a visitor has pressed the link.",
  "services.onHome": "Yes: also a card on the Home page.",
  "services.features": "One line for each thing.",
};

/** The same for the texts of pages, where a key like "phone" names the label of a number. */
const pageHelps: Record<string, string> = {
  title: "Also the headline in search results. About 60 characters at most.",
  description: "About 155 characters at most.",
  photo: "Of you or a job, if you like.",
  "photo.file": "Put the photo into content/photos/, and write its name here, like shop.jpg.",
  "photo.alt": "For people who can't see it.",
  "advantages.items": "Each with a small drawing beside it.",
  markdown:
    "A line that begins with ## is a heading. Leave names in braces, like {business.name}, as they are.",
};

/** What messages tell those who edit the files, and what the form says instead. */
const formWords: [inFile: string, inForm: string][] = [
  ["use null, or", "leave this empty, or use"],
  [", or null for both", ", or leave both empty"],
  [", without $ or quotes,", ","],
  ["a line like jacks: 6", "a number of jacks, like 6"],
  ["write onHome: true for", "choose Yes in “Also on the Home page” for"],
  ["write inForm: true for", "choose Yes in “A choice in the contact form” for"],
  ["use a time zone's full name, like America/Chicago", "write one of these names, like Central"],
];

/** A message about a mistake, in the words of the form. */
export const inFormWords = (message: string): string =>
  formWords.reduce((text, [inFile, inForm]) => text.replace(inFile, inForm), message);

/** A message as a sentence of its own. It may begin with a file's name, which keeps its letters. */
export const capitalized = (message: string): string =>
  message.replace(/^[a-z](?=[a-z]* )/, (letter) => letter.toUpperCase());

/** Changes in one line: the only one, cut if it is longer than that, else how many there are. */
export function inShort([first = "", ...rest]: readonly string[], longest = 72): string {
  if (rest.length > 0) return `${rest.length + 1} changes`;
  return first.length > longest ? `${first.slice(0, longest - 1)}…` : first;
}

type Path = readonly (string | number)[];

/** The words for a field: for its key within its list, else for its key, else made from the key. */
export function labelOf(path: Path): string {
  const key = path.at(-1) ?? "";
  if (typeof key === "number") return `Entry ${key + 1}`;
  const words = key.replaceAll(/([A-Z])/g, " $1").toLowerCase();
  return labels[lastKeys(path)] ?? labels[key] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

export const helpOf = (file: string, path: Path): string =>
  (file.includes("/") ? pageHelps : helps)[lastKeys(path)] ?? "";

const lastKeys = (path: Path) =>
  path
    .filter((key) => typeof key === "string")
    .slice(-2)
    .join(".");

/** The name of a list entry: what an owner would call it. Empty if it has none. */
export function nameOf(entry: unknown): string {
  if (typeof entry === "string") return entry;
  const { name, heading, reason, question, title, price, network, label, days } = Object(entry);
  const named = [name, heading, reason, question, title, price, network, label].find(Boolean);
  if (named) return String(named);
  if (!Array.isArray(days) || days.length === 0) return "";
  return formatDays(days);
}

const dates = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/**
 * The label of a list entry: its name and, of hours, the times: "Mon-Fri, 3PM to 7PM". Of a closure,
 * the days: "Christmas, Dec 24 – 26, 2026".
 */
export function labelOfEntry(entry: unknown): string {
  const [name, { opens, closes, from, to }] = [nameOf(entry), Object(entry)];
  const [first, last] = [Date.parse(from), Date.parse(to)];
  if (name !== "" && first <= last) return `${name}, ${dates.formatRange(first, last)}`;
  const isTime = (time: unknown) => /^\d\d:\d\d$/.test(String(time));
  if (name === "" || !isTime(opens) || !isTime(closes)) return name;
  return `${name}, ${formatTime(opens)} to ${formatTime(closes)}`;
}
