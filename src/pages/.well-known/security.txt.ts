import type { APIRoute } from "astro";
import { content } from "../../content/content.ts";

/** RFC 9116 recommends less than a year. Each commit renews it. */
const validFor = 364 * 24 * 60 * 60 * 1000;

export const GET: APIRoute = ({ site }) => {
  const expires = new Date(Date.parse(import.meta.env.SITE_DATE) + validFor);
  const fields = [
    `Contact: mailto:${content.business.email}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${new URL("/.well-known/security.txt", site).href}`,
  ];
  return new Response(`${fields.join("\n")}\n`);
};
