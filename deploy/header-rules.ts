/** One rule of a _headers file: the headers that addresses of this form gain and lose. */
export interface HeaderRule {
  path: string;
  set: Record<string, string>;
  unset: string[];
}

/** Reads a _headers file as Cloudflare and Netlify do. */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split("\n").filter((each) => each.trim() !== "")) {
    const rule = rules.at(-1);
    if (!line.startsWith(" ")) rules.push({ path: line, set: {}, unset: [] });
    else if (line.startsWith("  ! ")) rule?.unset.push(line.slice(4));
    else if (rule) {
      const colon = line.indexOf(":");
      rule.set[line.slice(2, colon)] = line.slice(colon + 1).trim();
    }
  }
  return rules;
}

/** The headers for an address: every rule that matches adds to, or takes from, those before. */
export function headersFor(rules: readonly HeaderRule[], address: string): Record<string, string> {
  const headers = new Map<string, string>();
  for (const rule of rules.filter(({ path }) => matches(path, address))) {
    for (const name of rule.unset) headers.delete(name);
    for (const [name, value] of Object.entries(rule.set)) {
      const before = headers.get(name);
      headers.set(name, before === undefined ? value : `${before}, ${value}`);
    }
  }
  return Object.fromEntries(headers);
}

function matches(path: string, address: string): boolean {
  return path.endsWith("*") ? address.startsWith(path.slice(0, -1)) : address === path;
}
