/// <reference lib="webworker" />

import { contactCard, routes } from "../lib/routes.ts";
import { canonicalPath } from "../lib/url-path.ts";
import { isMetered } from "./connection.ts";
import { cleanCaches, fillCache, isFile, readDocument, readFile } from "./release.ts";

declare const self: ServiceWorkerGlobalScope;

/** After this many milliseconds without the page, the cached page is shown. */
const patience = 5000;

/** Of the files below /_astro/ (build/service-worker.ts). */
const types: Record<string, string> = {
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** Whether this run of the worker has checked the cache. */
let isRestored = false;

self.addEventListener("install", (event) => {
  // If anything is missing, the older release stays, complete, until the browser tries again.
  event.waitUntil(isMetered() ? Promise.reject(new Error("metered")) : fillCache());
  // Safe while pages are open: a name with a hash is the same file in every release.
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  // Preload: the worker's startup must not delay a page.
  const preload = self.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([cleanCaches(), preload, self.clients.claim()]));
});

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname, search } = new URL(url);
  if (method !== "GET" || origin !== location.origin) return;
  if (mode === "navigate" || pathname === contactCard) {
    event.respondWith(answerDocument(event, pathname, search));
  } else if (isFile(pathname)) event.respondWith(answerFile(pathname));
  // Everything else is the browser's. A page of an older release that is still open gets its files
  // from the HTTP cache: no script can write there, and installing that release put them there.
});

/** The network's document, so that no price is stale; the cached copy if the network fails. */
async function answerDocument(event: FetchEvent, path: string, search: string): Promise<Response> {
  const network = fetchDocument(event);
  event.waitUntil(network.then(restoreCache).catch(() => {}));
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  const inTime = await Promise.race([network.catch(() => undefined), late]);
  // Rate limits and server errors say nothing about the document.
  if (inTime && inTime.status !== 429 && inTime.status < 500) return inTime;
  const copy = await readCopy(path, search);
  return (
    copy ?? network.catch(async () => (await readDocument(routes.offline)) ?? Response.error())
  );
}

/** The cached copy of a document or, as the host answers another URL of it, the redirect to it. */
async function readCopy(path: string, search: string): Promise<Response | undefined> {
  const canonical = canonicalPath(path);
  const copy = await readDocument(canonical);
  return copy && canonical !== path ? Response.redirect(canonical + search, 308) : copy;
}

async function fetchDocument({ preloadResponse, request }: FetchEvent): Promise<Response> {
  const response: Response = (await preloadResponse) ?? (await fetch(request));
  // Firefox resolves a failed preload with an error response instead of rejecting.
  if (response.type === "error") throw new TypeError("The navigation preload failed");
  if (!response.body) return response;
  // Read to its end: a document that stops halfway is not an answer.
  return new Response(await response.arrayBuffer(), response);
}

async function answerFile(path: string): Promise<Response> {
  const type = types[path.slice(path.lastIndexOf("."))] ?? "";
  return new Response(await readFile(path), { headers: { "Content-Type": type } });
}

/** Restores, once, what the browser or a script has removed from the cache or changed there. */
async function restoreCache(): Promise<void> {
  if (isRestored || isMetered()) return;
  isRestored = true;
  await fillCache();
  // A worker that is installing has put files of the next release into the cache.
  const { installing, waiting } = self.registration;
  if (!installing && !waiting) await cleanCaches();
}
