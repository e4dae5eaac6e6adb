/** One rule of a _headers file: the headers that it sets and unsets for matching paths. */
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

/** The headers of a path. Each matching rule changes the result of the rules before it. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const headers = new Map<string, string>();
  for (const rule of rules.filter((each) => matches(each.path, path))) {
    for (const name of rule.unset) headers.delete(name);
    for (const [name, value] of Object.entries(rule.set)) {
      const before = headers.get(name);
      headers.set(name, before === undefined ? value : `${before}, ${value}`);
    }
  }
  return Object.fromEntries(headers);
}

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
