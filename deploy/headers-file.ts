import type { Headers } from "./policy.ts";
import type { UrlHeaders } from "./url-headers.ts";

/** Cloudflare's limits for a _headers file; it ignores everything beyond them. */
const limit = { rules: 100, line: 2000 };

/**
 * The _headers file of Cloudflare and Netlify; `npm start` reads it too.
 * @throws when the file exceeds Cloudflare's limits
 */
export function headersFile({ everywhere, otherwise, folders, pages }: UrlHeaders): string {
  const before = { ...everywhere, ...otherwise };
  const rules = [
    rule("/*", before),
    // One rule per file: "/_astro/*" would let a browser cache a 404 response for a year.
    ...folders.flatMap(({ paths, headers }) => paths.map((path) => exception(path, headers))),
    ...pages.map(({ path, headers }) => exception(path, headers)),
  ];
  /** Hosts combine the headers of all matching rules, so a rule first unsets what it changes. */
  function exception(path: string, headers: Headers): string {
    const without = Object.keys(before).filter((name) => name in otherwise || name in headers);
    return rule(path, headers, without);
  }
  if (rules.length > limit.rules) {
    throw new Error(`_headers has ${rules.length} rules; Cloudflare reads ${limit.rules}.`);
  }
  const text = rules.join("\n");
  const longest = Math.max(...text.split("\n").map((line) => line.length));
  if (longest > limit.line) {
    throw new Error(
      `_headers has a line of ${longest} characters; Cloudflare reads ${limit.line}.`,
    );
  }
  return text;
}

function rule(path: string, headers: Headers, without: string[] = []): string {
  const lines = [
    ...without.map((name) => `! ${name}`),
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  return [path, ...lines.map((line) => `  ${line}`), ""].join("\n");
}
