import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { routes } from "../src/lib/routes.ts";
import { inlineHashes } from "./inline-hashes.ts";
import { exceptions, type Headers, pageHeaders, siteHeaders, type WidgetNeeds } from "./policy.ts";

/** Cloudflare ignores a line that is longer. */
const longestLine = 2000;

/**
 * Adds _headers, which Cloudflare and Netlify read, to a built site. All pages share one policy,
 * except the page with a help desk.
 * @throws when a line is longer than Cloudflare reads, or has other characters than printable ASCII
 */
export function writeHeaders(folder: string, { widget = [], ...needs }: WidgetNeeds): void {
  const page = routes.selfService;
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  const files = readdirSync(folder).filter((file) => file.endsWith(".html"));
  const all = files.map(read).join("\n");
  const rules: [path: string, headers: Headers][] = [
    ["/*", { ...siteHeaders, ...pageHeaders(inlineHashes(all)) }],
    ...exceptions,
  ];
  if (widget.length > 0) {
    const hashes = inlineHashes(read(`${page}.html`));
    rules.push([page, pageHeaders({ ...hashes, ...needs, widget })]);
  }
  const lines = rules.flatMap(([path, headers], index) => rule(path, headers, index > 0));
  const tooLong = lines.find(({ length }) => length > longestLine);
  if (tooLong) {
    throw new Error(
      `_headers has ${tooLong.length} characters in a line, and Cloudflare reads ${longestLine}: ${tooLong}`,
    );
  }
  writeFileSync(join(folder, "_headers"), `${lines.join("\n")}\n`);
}

/**
 * The lines of a rule.
 * @throws when a header has another character than printable ASCII: it could add a header of its own
 */
export function rule(path: string, headers: Headers, isException = false): string[] {
  const wrong = Object.entries(headers).find((pair) => /[^ -~]/.test(pair.join("")));
  if (wrong) throw new Error(`A header may have printable ASCII alone: ${JSON.stringify(wrong)}`);
  return [
    path,
    // Cloudflare would join the values of two rules: unset the one of the rule for all paths.
    ...Object.keys(headers).flatMap((name) => (isException ? `  ! ${name}` : [])),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ];
}

/** Reads _headers. Returns what looks up the headers of a path: the last rule that sets one decides. */
export function readHeaders(folder: string): (path: string) => Headers {
  const rules = readFileSync(join(folder, "_headers"), "utf8")
    .split(/\n(?=\/)/)
    .map((rule) => {
      const [pattern = ""] = rule.split("\n");
      const pairs = Array.from(rule.matchAll(/^ {2}([\w-]+): (.*)$/gm), ([, ...pair]) => pair);
      return { pattern, headers: Object.fromEntries(pairs) };
    });
  return (path) => {
    const matching = rules.filter(({ pattern }) =>
      pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
    );
    return Object.assign({}, ...matching.map(({ headers }) => headers));
  };
}
