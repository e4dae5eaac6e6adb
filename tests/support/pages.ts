/** The seven pages, each with what spec §2 calls it and what the navigation says. */
export const pages = [
  { path: "/", name: "Home" },
  { path: "/services", name: "Services" },
  { path: "/pricing", name: "Pricing" },
  { path: "/about", name: "About" },
  { path: "/contact", name: "Contact" },
  { path: "/self-service", name: "Self Service" },
  { path: "/legal", name: "Legal" },
] as const;

/** The navigation's links, in their order. */
export const navigation = pages.filter(({ name }) => name !== "Legal");

/** The pages that a build has, as files without ".html". */
export const builtPages = [
  "index",
  "services",
  "pricing",
  "about",
  "contact",
  "self-service",
  "legal",
  "404",
  "offline",
];

/** Where every page is, and one that is not there: what is shown, whatever it is. */
export const shownPaths = [...pages.map(({ path }) => path), "/no-such-page"];

/** Addresses that no page has. Cloudflare answers /404 itself with 200 (docs/hosting.md). */
export const unknownPaths = [
  "/nowhere",
  "/services/unknown",
  "/Services",
  "/pricing/2024",
  ...(process.env.SITE_HOST === "cloudflare" ? [] : ["/404"]),
];
