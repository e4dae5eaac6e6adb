/**
 * The one path of a page, to which a host redirects: without .html, without index and without slashes
 * at its end.
 */
export function canonicalPath(path: string): string {
  return path.replace(/^\/+/, "/").replace(/(\/index)?(\.html)?\/*$/, "") || "/";
}
