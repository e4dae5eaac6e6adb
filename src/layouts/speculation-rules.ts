import { contactCard, routes } from "../lib/routes.ts";

/**
 * The pages that the browser may prerender (speculation rules of HTML). "moderate" means after a short
 * hover, or on touch. The page with the third-party help desk is prefetched but not run. Browsers
 * ignore the rules while the visitor saves data or battery.
 */
export const speculationRules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: [`${routes.selfService}*`, contactCard] } },
        ],
      },
      eagerness: "moderate",
    },
  ],
  prefetch: [{ where: { href_matches: routes.selfService }, eagerness: "moderate" }],
};
