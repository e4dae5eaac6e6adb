import ICAL from "ical.js";
import { phoneNumber } from "../lib/contact-links.ts";
import { routes } from "../lib/routes.ts";
import type { Business } from "./schemas/business.ts";

/**
 * The business as a vCard 3.0 (RFC 2426), which phones and mail apps import into their contacts.
 * Android's import does not know 4.0. N is required: an organization is its own family name.
 * The hours are behind a link: in a phone they would outlive a change.
 * @param hoursLabel precedes the link to the hours
 */
export function vCard(business: Business, hoursLabel: string): string {
  const { name, tagline, email, phone, place, site } = business;
  // jCard (RFC 7095): the name of each property, its parameters, its type and its value.
  const properties = [
    ["version", {}, "text", "3.0"],
    ["n", {}, "text", [name, "", "", "", ""]],
    ["fn", {}, "text", name],
    ["org", {}, "text", [name]],
    ["tel", { type: ["WORK", "VOICE"] }, "phone-number", phoneNumber(phone)],
    ["email", { type: ["INTERNET", "WORK"] }, "text", email],
    [
      "adr",
      { type: "WORK" },
      "text",
      ["", "", place.street ?? "", place.city, place.state, place.postcode ?? "", ""],
    ],
    ["url", {}, "uri", `${site}/`],
    ["note", {}, "text", [tagline, `${hoursLabel}: ${site}${routes.contact}`].join("\n")],
  ];
  return ICAL.stringify(["vcard", properties, []]);
}
