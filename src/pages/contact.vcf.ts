import type { APIRoute } from "astro";
import { load } from "../lib/entry.ts";
import { vCard } from "../lib/vcard.ts";

/** The contact card, to save before it is needed. */
export const GET: APIRoute = async () => {
  const { info } = await load("contact");
  return new Response(vCard(await load("business"), info.hours), {
    headers: { "Content-Type": "text/vcard;charset=utf-8" },
  });
};
