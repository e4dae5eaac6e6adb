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
