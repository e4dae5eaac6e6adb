/**
 * The one path of a page, to which a host redirects: without .html, without index and without extra
 * slashes.
 */
export function canonicalPath(path: string): string {
  const page = path
    .replace(/^\/+/, "")
    .replace(/(?<!\/)\/+$/, "")
    .replace(/(^|(?<!\/)\/+)index(\.html)?$/, "")
    .replace(/(?<!\/)\/*\.html$/, "");
  return `/${page}`;
}

/** The path of a URL without percent encoding; undefined if it is malformed. */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
