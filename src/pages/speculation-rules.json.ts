import type { APIRoute } from "astro";
import { contactCard, routes } from "../lib/routes.ts";

const { selfService } = routes;
const eagerness = "moderate";
const not = { href_matches: [`${selfService}*`, contactCard] };

/**
 * What the browser may prerender (deploy/policy.ts names this file): "moderate" means after a short hover,
 * or on touch. The page with the third-party help desk is prefetched but not run. Browsers ignore it to
 * save data or battery.
 */
export const GET: APIRoute = () =>
  Response.json({
    prerender: [{ where: { and: [{ href_matches: "/*" }, { not }] }, eagerness }],
    prefetch: [{ where: { href_matches: selfService }, eagerness }],
  });
