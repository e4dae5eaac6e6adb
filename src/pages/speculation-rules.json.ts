import type { APIRoute } from "astro";
import { contactCard, routes } from "../lib/routes.ts";

const { selfService } = routes;
const not = { href_matches: [`${selfService}*`, contactCard] };
// After a short hover, or on touch. Browsers ignore it to save data or battery.
const eagerness = "moderate";

/**
 * What the browser may prerender, by the header Speculation-Rules (deploy/policy.ts). The page with the
 * third-party help desk is prefetched but not run.
 */
export const GET: APIRoute = () =>
  Response.json({
    prerender: [{ where: { and: [{ href_matches: "/*" }, { not }] }, eagerness }],
    prefetch: [{ where: { href_matches: selfService }, eagerness }],
  });
