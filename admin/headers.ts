import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rule } from "../deploy/headers-file.ts";
import type { Headers } from "../deploy/policy.ts";

/**
 * For the form for owners, Sveltia CMS. It writes style attributes and HTML, so no hashes and no Trusted
 * Types; whatever sends the token elsewhere stays forbidden.
 * @param site the origin of the site; "" on its own host
 */
export function adminHeaders(site: string): Headers {
  const origins = `https://api.github.com https://www.githubstatus.com ${site}`.trim();
  return {
    "Content-Security-Policy":
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; " +
      "img-src 'self' data: blob: https://avatars.githubusercontent.com; font-src 'self'; " +
      `connect-src 'self' blob: data: ${origins}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    "X-Robots-Tag": "noindex",
  };
}

/** Adds a rule for a path to the _headers of a site, unless it has one. */
export function addHeaders(folder: string, path: string, headers: Headers): void {
  const file = join(folder, "_headers");
  const before = readFileSync(file, "utf8");
  const lines = rule(path, headers, true).join("\n");
  if (!before.includes(`\n${path}\n`)) writeFileSync(file, `${before}${lines}\n`);
}
