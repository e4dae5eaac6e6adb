import type { APIRoute } from "astro";
import { content } from "../content/content.ts";
import { vCard } from "../content/vcard.ts";

export const GET: APIRoute = () =>
  new Response(vCard(content.business, content.contact.info.hours), {
    headers: { "Content-Type": "text/vcard;charset=utf-8" },
  });
