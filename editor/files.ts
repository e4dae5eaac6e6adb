import { documents, legalTexts } from "../src/lib/content/files.ts";
import { routes } from "../src/lib/routes.ts";

/** The page that shows best what each file says. */
const previews: Record<keyof typeof documents | keyof typeof legalTexts, string> = {
  business: routes.contact,
  services: routes.services,
  prices: routes.pricing,
  everyPage: routes.home,
  home: routes.home,
  servicesPage: routes.services,
  pricingPage: routes.pricing,
  about: routes.about,
  contact: routes.contact,
  selfService: routes.selfService,
  legalPage: routes.legal,
  notFound: "/404",
  offline: "/offline",
  disclaimer: routes.legal,
  terms: routes.legal,
};

/** Every file that can be edited, by its path in content/. */
export const editable = new Map(
  Object.entries({ ...documents, ...legalTexts }).map(([name, { path, schema }]) => [
    path as string,
    { path: path as string, schema, preview: previews[name as keyof typeof previews] },
  ]),
);
