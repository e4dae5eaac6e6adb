import { phoneNumber } from "../lib/contact-links.ts";
import { formatWeek } from "../lib/hours-text.ts";
import type { Business } from "./schemas/business.ts";

/**
 * The business as a vCard 3.0 (RFC 2426), which phones and mail apps import into their contacts.
 * Android's import does not know 4.0. N is required: an organization is its own family name.
 * @param hoursLabel precedes the hours in the note
 * @param labels the texts about hours
 */
export function vCard(
  business: Business,
  hoursLabel: string,
  labels: Parameters<typeof formatWeek>[1],
): string {
  const { name, tagline, email, phone, place, site, hours } = business;
  const open = formatWeek(hours, labels).map(({ days, text }) => `${days} ${text}`);
  return [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `N:${escapeText(name)};;;;`,
    `FN:${escapeText(name)}`,
    `ORG:${escapeText(name)}`,
    `TEL;TYPE=WORK,VOICE:${phoneNumber(phone)}`,
    `EMAIL;TYPE=INTERNET,WORK:${escapeText(email)}`,
    `ADR;TYPE=WORK:;;;${escapeText(place.city)};${escapeText(place.state)};;`,
    `URL:${site}/`,
    `NOTE:${escapeText([tagline, `${hoursLabel}:`, ...open].join("\n"))}`,
    "END:VCARD",
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join("");
}

/** RFC 2426, 4: escapes backslashes, commas and semicolons, and writes a line break as \\n. */
function escapeText(text: string): string {
  return text.replace(/[\\,;]/g, "\\$&").replace(/\r\n|\r|\n/g, "\\n");
}

/** RFC 2426, 2.6: folds lines longer than 75 octets; a continuation line begins with a space. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = "";
  let length = 0;
  for (const character of line) {
    const octets = encoder.encode(character).length;
    if (length + octets > 75) {
      folded += "\r\n ";
      length = 1;
    }
    folded += character;
    length += octets;
  }
  return folded;
}
