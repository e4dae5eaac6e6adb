import type { Business } from "../content/schemas/business.ts";
import { phoneHref } from "./contact-links.ts";
import { hoursInLine } from "./hours-text.ts";

/**
 * The business as a vCard 4.0 (RFC 6350), which phones and mail apps import into their contacts.
 * @param hoursLabel the label of the hours in the note
 */
export function vCard(business: Business, hoursLabel: string): string {
  const { name, email, phone, place, site, timeZone, hours } = business;
  const open = hoursInLine(hours).join(" ");
  return [
    "BEGIN:VCARD",
    "VERSION:4.0",
    "KIND:org",
    `FN:${escapeText(name)}`,
    `ORG:${escapePart(name)}`,
    `TEL;VALUE=uri;TYPE="voice,work":${phoneHref(phone)}`,
    `EMAIL;TYPE=work:${escapeText(email)}`,
    `ADR;TYPE=work:;;;${escapePart(place.city)};${escapePart(place.state)};;`,
    `GEO:geo:${place.latitude},${place.longitude}`,
    `TZ:${escapeText(timeZone)}`,
    `URL:${site}/`,
    `NOTE:${escapeText([business.tagline, `${hoursLabel}: ${open}`].join("\n"))}`,
    "END:VCARD",
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join("");
}

/** RFC 6350, 3.4: escapes backslashes and commas, and writes a line break as \\n. */
function escapeText(text: string): string {
  return text.replace(/[\\,]/g, "\\$&").replace(/\r\n|\r|\n/g, "\\n");
}

/** Escapes one component of a value whose components are separated by semicolons. */
function escapePart(text: string): string {
  return escapeText(text).replaceAll(";", "\\;");
}

/** RFC 6350, 3.2: folds lines longer than 75 octets; a continuation line begins with a space. */
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
