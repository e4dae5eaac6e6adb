/** The cache key of a page: its URL without query and fragment. */
export function pageKey(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}

/** Whether a response is a page of the site, which may be cached. */
export function isPage({ status, redirected, headers }: Response): boolean {
  return status === 200 && !redirected && /^text\/html\b/.test(headers.get("Content-Type") ?? "");
}

/**
 * Fills a release's new cache with the pages in older caches and the pages that are open. Each is
 * fetched again; if the network has no current version, the older copy is the fallback.
 */
export async function warmPageCache(cacheName: string, clients: Clients): Promise<void> {
  const old = await oldPages(cacheName);
  const open = await clients.matchAll({ includeUncontrolled: true, type: "window" });
  const keys = new Set([...old.keys(), ...open.map(({ url }) => pageKey(url))]);
  const cache = await caches.open(cacheName);
  await Promise.all(
    [...keys].map(async (key) => {
      const page = await fetchPage(key, old.get(key));
      if (page && isPage(page)) await cache.put(key, page);
    }),
  );
}

async function oldPages(cacheName: string): Promise<Map<string, Response>> {
  const pages = new Map<string, Response>();
  for (const name of await caches.keys()) {
    if (!name.startsWith("pages-") || name === cacheName) continue;
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const page = await cache.match(request);
      if (page) pages.set(request.url, page);
    }
  }
  return pages;
}

async function fetchPage(
  key: string,
  fallback: Response | undefined,
): Promise<Response | undefined> {
  try {
    const page = await fetch(key);
    return isTemporary(page) ? fallback : page;
  } catch {
    return fallback;
  }
}

/** Whether an error says nothing about the page itself: rate limits and server errors. */
function isTemporary({ status }: Response): boolean {
  return status === 429 || status >= 500;
}
