/** The paths of the pages that others link to by name; src/content/pages.ts lists all pages. */
export const routes = {
  home: "/",
  services: "/services",
  pricing: "/pricing",
  about: "/about",
  contact: "/contact",
  selfService: "/self-service",
  legal: "/legal",
} as const;

/** The contact card, a file to save (src/pages/contact.vcf.ts). */
export const contactCard = "/contact.vcf";

/** The contact form, with this service chosen. */
export function askAboutHref(service: string): string {
  return `${routes.contact}?service=${encodeURIComponent(service)}#message`;
}
