import { routes } from "./routes.ts";

/**
 * Which pages the browser may prepare before they are chosen (HTML, speculation rules). "moderate"
 * means after a moment's hover, or on touch. The page with the help desk is fetched but not run.
 * Browsers do none of this where the visitor saves data or battery.
 */
export const speculationRules = {
  prerender: [
    {
      where: {
        and: [{ href_matches: "/*" }, { not: { href_matches: `${routes.selfService}*` } }],
      },
      eagerness: "moderate",
    },
  ],
  prefetch: [{ where: { href_matches: routes.selfService }, eagerness: "moderate" }],
};
