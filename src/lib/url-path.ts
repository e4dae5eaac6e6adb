/**
 * The one path of a page, to which a host redirects: without .html, index or a slash at its end, and
 * without slashes in a row.
 */
export const canonicalPath = (path: string): string =>
  path.replaceAll(/\/+/g, "/").replace(/(\/index)?(\.html)?$|\/$/, "") || "/";
