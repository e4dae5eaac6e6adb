/**
 * The one path of a page, to which a host redirects: without .html, without index, and without slashes at
 * its end or in a row.
 */
export function canonicalPath(path: string): string {
  const parts = path.split("/").filter(Boolean);
  const last = parts.pop()?.replace(/\.html$/, "");
  if (last && last !== "index") parts.push(last);
  return `/${parts.join("/")}`;
}
