import { load } from "./entry.ts";
import { routes } from "./routes.ts";

/** The links of the navigation, in their order. */
export async function navigationLinks() {
  return [
    { href: routes.home, label: (await load("home")).navLabel },
    { href: routes.services, label: (await load("servicesPage")).navLabel },
    { href: routes.pricing, label: (await load("pricingPage")).navLabel },
    { href: routes.about, label: (await load("about")).navLabel },
    { href: routes.contact, label: (await load("contact")).navLabel },
    { href: routes.selfService, label: (await load("selfService")).navLabel },
  ] as const;
}
