import type { Headers } from "./policy.ts";
import type { UrlHeaders } from "./url-headers.ts";

/** The two includes for nginx: the maps for http {} and the headers for server {}. */
export function nginxHeaders(site: UrlHeaders): { maps: string; headers: string } {
  const { everywhere, otherwise, folders, pages } = site;
  const special = [otherwise, ...[...folders, ...pages].map(({ headers }) => headers)];
  const varying = new Set(special.flatMap((headers) => Object.keys(headers)));
  const names = [...new Set([...Object.keys(everywhere), ...varying])];
  const written = (name: string) =>
    varying.has(name) ? variable(name) : quote(everywhere[name] ?? "");
  return {
    maps: [...varying].map((name) => map(site, name)).join("\n"),
    headers: names.map((name) => `add_header ${name} ${written(name)} always;\n`).join(""),
  };
}

/** Maps the served file ($site_file in nginx/requests.conf) to a header's value. nginx omits a header whose value is empty. */
function map({ everywhere, otherwise, folders, pages }: UrlHeaders, name: string): string {
  const rows: [file: string, headers: Headers][] = [
    ["default", otherwise],
    ...folders.map(({ folder, headers }): [string, Headers] => [`"~^${folder}"`, headers]),
    ...pages.map(({ file, headers }): [string, Headers] => [`"/${file}"`, headers]),
  ];
  const lines = rows.map(([file, headers]) => {
    const value = headers[name] ?? everywhere[name] ?? "";
    return `  ${file} ${quote(value)};\n`;
  });
  return `map $site_file ${variable(name)} {\n${lines.join("")}}\n`;
}

function variable(name: string): string {
  return `$site_${name.toLowerCase().replaceAll("-", "_")}`;
}

/** @throws when the text contains a dollar sign, which nginx would read as a variable */
function quote(text: string): string {
  if (text.includes("$"))
    throw new Error(`nginx cannot send a header value with a dollar sign: ${text}`);
  return `"${text.replace(/["\\]/g, "\\$&")}"`;
}
