import type { APIRoute } from "astro";

/** Everything may be read; the list of pages is in the sitemap. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL("sitemap-index.xml", site).href}\n`);
