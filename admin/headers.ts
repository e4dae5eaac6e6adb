import { rule } from "../deploy/headers-file.ts";
import { type Headers, siteHeaders } from "../deploy/policy.ts";

/**
 * The policy of the form for owners, Sveltia CMS. It writes style attributes and HTML, so no hashes and
 * no Trusted Types; whatever sends the token elsewhere stays forbidden.
 * @param site the origin of the site; "" on the same host
 */
export const adminPolicy = (site: string) =>
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; " +
  "img-src 'self' data: blob: https://avatars.githubusercontent.com; font-src 'self'; " +
  `connect-src 'self' blob: data: https://api.github.com https://www.githubstatus.com ${site}; ` +
  "base-uri 'none'; form-action 'none'";

const adminHeaders = (site: string): Headers => ({
  // A <meta> may not have frame-ancestors.
  "Content-Security-Policy": `${adminPolicy(site)}; frame-ancestors 'none'`,
  // The page that opened the form can't send it elsewhere.
  "Cross-Origin-Opener-Policy": "same-origin",
  "X-Robots-Tag": "noindex",
});

/** The lines of _headers for the form on the host of the site, or for another host, which has it alone. */
export const adminRules = (site: string): string[] =>
  site
    ? rule("/*", { ...siteHeaders, ...adminHeaders(site) })
    : ["/admin", "/admin/*"].flatMap((path) => rule(path, adminHeaders(""), true));
