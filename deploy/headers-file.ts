import type { Headers } from "./policy.ts";
import type { UrlHeaders } from "./url-headers.ts";

/** What Cloudflare reads of a _headers file; it passes over what is beyond. */
const limit = { rules: 100, line: 2000 };

/**
 * The _headers file of Cloudflare and Netlify; `npm start` reads it too.
 * @throws when it would be more than Cloudflare reads
 */
export function headersFile({ everywhere, otherwise, folders, pages }: UrlHeaders): string {
  const before = { ...everywhere, ...otherwise };
  const rules = [
    rule("/*", before),
    // File by file: "/_astro/*" would let a browser keep the answer that one is missing for a year.
    ...folders.flatMap(({ paths, headers }) => paths.map((path) => exception(path, headers))),
    ...pages.map(({ path, headers }) => exception(path, headers)),
  ];
  /** Hosts add the headers of every rule that matches, so what differs is taken back first. */
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
