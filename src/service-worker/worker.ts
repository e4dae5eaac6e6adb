/// <reference lib="webworker" />
import type { WorkboxPlugin } from "workbox-core";
import { enable as enableNavigationPreload } from "workbox-navigation-preload";
import { matchPrecache, precacheAndRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { isPage, pageKey, warmPageCache } from "./page-cache.ts";

declare const self: ServiceWorkerGlobalScope & {
  /** Cached on installation: the offline page and its font. Injected by build/service-worker.ts. */
  __FILES: { url: string; revision: string | null }[];
};

/** Identifies this release of the site. Injected by build/service-worker.ts. */
declare const __RELEASE: string;

const offlinePage = "/offline";
const pages = `pages-${__RELEASE}`;
const assets = "assets";

const MAX_PAGES = 30;
const MAX_ASSETS = 60;

/** Deletes the oldest entries above `max`. */
const maxEntries = (max: number): WorkboxPlugin => ({
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, -max).map((key) => cache.delete(key)));
  },
});

/** One entry per page, whatever its query, and the offline page as the fallback. */
const pageEntries: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url),
  cacheWillUpdate: async ({ response }) => (isPage(response) ? response : null),
  // If a navigation preload fails, Firefox resolves it with an error response instead of rejecting,
  // and Workbox does not look up the cached page.
  handlerDidError: async ({ request }) =>
    (await caches.match(pageKey(request.url), { cacheName: pages })) ?? matchPrecache(offlinePage),
};

precacheAndRoute(self.__FILES);

// Network first, without a timeout: a slow page is better than a stale price.
registerRoute(
  ({ request }) => request.mode === "navigate",
  new NetworkFirst({ cacheName: pages, plugins: [pageEntries, maxEntries(MAX_PAGES)] }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/_astro/"),
  new CacheFirst({ cacheName: assets, plugins: [maxEntries(MAX_ASSETS)] }),
);

// The worker's startup must not delay a page.
enableNavigationPreload();

self.addEventListener("install", (event) => {
  event.waitUntil(warmPageCache(pages, self.clients));
  // Safe while pages are open: every release uses the network first.
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(deleteOldPages());
});

async function deleteOldPages(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("pages-") && name !== pages);
  await Promise.all(old.map((name) => caches.delete(name)));
}
