/** The paths of the pages that code names; src/content/pages.ts is the registry of all pages. */
export const routes = {
  home: "/",
  services: "/services",
  pricing: "/pricing",
  about: "/about",
  contact: "/contact",
  selfService: "/self-service",
  legal: "/legal",
  offline: "/offline",
} as const;

/** The path of the downloadable contact card (src/pages/contact.vcf.ts). */
export const contactCard = "/contact.vcf";

/**
 * The URL of the contact form with a service selected. Ids have only letters, digits and hyphens.
 * @param about the key of what is asked about (askSubjects in shown-prices.ts)
 */
export function askAboutHref(service: string, about: string): string {
  return `${routes.contact}?service=${service}&about=${about}#message`;
}
