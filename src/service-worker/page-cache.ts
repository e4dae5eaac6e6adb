/** The key that a page is kept under: its address without what stands behind "?" and "#". */
export function pageKey(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}

/** Whether an answer is a page of the site, which may be kept. */
export function isPage({ status, redirected, headers }: Response): boolean {
  return status === 200 && !redirected && /^text\/html\b/.test(headers.get("Content-Type") ?? "");
}

/**
 * Brings the pages that were read before, and those that are open, into a new cache, each as the
 * site has it now. A page that can't be asked for, or not at this moment, is kept as it was.
 */
export async function keepPages(cacheName: string, clients: Clients): Promise<void> {
  const old = await oldPages(cacheName);
  const open = await clients.matchAll({ includeUncontrolled: true, type: "window" });
  const keys = new Set([...old.keys(), ...open.map(({ url }) => pageKey(url))]);
  const cache = await caches.open(cacheName);
  await Promise.all(
    [...keys].map(async (key) => {
      const page = await currentPage(key, old.get(key));
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

async function currentPage(key: string, old: Response | undefined): Promise<Response | undefined> {
  try {
    const page = await fetch(key);
    return cannotSay(page) ? old : page;
  } catch {
    return old;
  }
}

/** Whether an answer leaves open what the page is now: the site is busy, or out of order. */
function cannotSay({ status }: Response): boolean {
  return status === 429 || status >= 500;
}
