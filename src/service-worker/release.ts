// Cache Storage belongs to the origin: any script that ever ran on it, a help desk's too, can write
// there. So nothing is read from it without comparing its bytes to the hashes in the worker's script,
// and it holds bodies alone: the headers are in the script and in the pages file.

/** The files of this release, each with its hash as integrity metadata. From build/service-worker.ts. */
declare const __FILES: Readonly<Record<string, string>>;

/** The path of the file with all pages. */
declare const __PAGES: string;

/** The pages file: the pages and other documents by path. */
export type Documents = Readonly<Record<string, { headers: Record<string, string>; body: string }>>;

const cacheName = "release";

/** Whether a path is a file of this release whose name has a hash. */
export function isFile(path: string): boolean {
  return Object.hasOwn(__FILES, path);
}

/**
 * A file of this release, from the cache or else from the network. Rejects if neither has it: a cache
 * that fails (full or damaged disk, blocked storage) only makes it slower.
 */
export async function readFile(path: string): Promise<ArrayBuffer> {
  const cached = await readCached(path).catch(() => undefined);
  return cached ?? download(path);
}

/** A page or other document of this release; undefined if there is none at the path. */
export async function readDocument(path: string): Promise<Response | undefined> {
  const file = await readFile(__PAGES).catch(() => undefined);
  if (!file) return undefined;
  const documents: Documents = JSON.parse(new TextDecoder().decode(file));
  const document = Object.hasOwn(documents, path) ? documents[path] : undefined;
  return document && new Response(document.body, { headers: document.headers });
}

/** Downloads what is not cached, or no longer what it was. Rejects unless all files are cached. */
export async function fillCache(): Promise<void> {
  const restore = async (path: string) => {
    if (!(await readCached(path))) await store(path, await download(path));
  };
  await Promise.all(Object.keys(__FILES).map(restore));
}

/** Deletes everything that is not a file of this release. */
export async function cleanCaches(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name !== cacheName);
  const cache = await caches.open(cacheName);
  const urls = new Set(Object.keys(__FILES).map((path) => new URL(path, location.origin).href));
  const unknown = (await cache.keys()).filter(({ url }) => !urls.has(url));
  await Promise.all([
    ...others.map((name) => caches.delete(name)),
    ...unknown.map((request) => cache.delete(request, { ignoreVary: true })),
  ]);
}

async function readCached(path: string): Promise<ArrayBuffer | undefined> {
  const body = await (await caches.match(path, { cacheName }))?.arrayBuffer();
  return body && (await integrityOf(body)) === __FILES[path] ? body : undefined;
}

async function download(path: string): Promise<ArrayBuffer> {
  const options = { integrity: __FILES[path] ?? "", priority: "low" } as const;
  // The HTTP cache may hold a wrong response, such as an error page.
  const response = await fetch(path, options).catch(() =>
    fetch(path, { ...options, cache: "reload" }),
  );
  return response.arrayBuffer();
}

async function store(path: string, body: ArrayBuffer): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.delete(path, { ignoreVary: true });
  await cache.put(path, new Response(body));
}

async function integrityOf(body: ArrayBuffer): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", body);
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`;
}
