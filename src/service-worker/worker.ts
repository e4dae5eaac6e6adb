/// <reference lib="webworker" />
import type { WorkboxPlugin } from "workbox-core";
import { enable as enableNavigationPreload } from "workbox-navigation-preload";
import { matchPrecache, precacheAndRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { isPage, keepPages, pageKey } from "./page-cache.ts";

declare const self: ServiceWorkerGlobalScope & {
  /** What is kept from the start: the offline page and the font. Filled in by the build. */
  __FILES: { url: string; revision: string | null }[];
};

/** Names this release of the site. Filled in by the build. */
declare const __RELEASE: string;

const offlinePage = "/offline";
const pages = `pages-${__RELEASE}`;
const assets = "assets";

/** At most this many pages, and files with a hash in their name, are kept. */
const MOST_PAGES = 30;
const MOST_ASSETS = 60;

/** Forgets what was kept first, once there is more than `most`. */
const atMost = (most: number): WorkboxPlugin => ({
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, -most).map((key) => cache.delete(key)));
  },
});

/** One entry a page, whatever stands behind the "?", and the offline page where there is none. */
const onePageEach: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url),
  cacheWillUpdate: async ({ response }) => (isPage(response) ? response : null),
  // Firefox answers a preload that failed with an error in place of throwing it, and Workbox then
  // does not look for the kept page.
  handlerDidError: async ({ request }) =>
    (await caches.match(pageKey(request.url), { cacheName: pages })) ?? matchPrecache(offlinePage),
};

precacheAndRoute(self.__FILES);

// The network decides for as long as there is one, however slow: a price is never stale.
registerRoute(
  ({ request }) => request.mode === "navigate",
  new NetworkFirst({ cacheName: pages, plugins: [onePageEach, atMost(MOST_PAGES)] }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/_astro/"),
  new CacheFirst({ cacheName: assets, plugins: [atMost(MOST_ASSETS)] }),
);

// Starting this worker must not hold up a page.
enableNavigationPreload();

self.addEventListener("install", (event) => {
  event.waitUntil(keepPages(pages, self.clients));
  // Pages that are open lose nothing by it: they ask the network first, before and after.
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOtherReleases());
});

async function forgetOtherReleases(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("pages-") && name !== pages);
  await Promise.all(old.map((name) => caches.delete(name)));
}
