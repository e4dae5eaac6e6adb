import type { Headers } from "./policy.ts";
import type { UrlHeaders } from "./url-headers.ts";

/** The two includes for nginx: what stands in http {} and what stands in server {}. */
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

/** nginx leaves out a header whose value is empty. Here $uri is the file that is sent. */
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
  return `map $uri ${variable(name)} {\n${lines.join("")}}\n`;
}

function variable(name: string): string {
  return `$site_${name.toLowerCase().replaceAll("-", "_")}`;
}

/** @throws when the text holds a dollar, which nginx would read as a variable */
function quote(text: string): string {
  if (text.includes("$")) throw new Error(`nginx can't send a dollar in a header: ${text}`);
  return `"${text.replace(/["\\]/g, "\\$&")}"`;
}
