import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fillCache, readDocument, readFile } from "./release.ts";

const broken = () => Promise.reject(new DOMException("Internal error", "UnknownError"));
const pages = JSON.stringify({ "/about": { headers: {}, body: "About" } });
const cache = { delete: async () => true, put: async () => {} };
const storage = {
  match: async (): Promise<Response | undefined> => undefined,
  open: async () => cache,
};

beforeEach(() => {
  vi.stubGlobal("__FILES", { "/_astro/pages.json": "sha256-pages" });
  vi.stubGlobal("__PAGES", "/_astro/pages.json");
  vi.stubGlobal("caches", storage);
  vi.stubGlobal("fetch", async () => new Response(pages));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each<[call: string, fail: () => void]>([
  ["match", () => vi.spyOn(storage, "match").mockImplementation(broken)],
  ["open", () => vi.spyOn(storage, "open").mockImplementation(broken)],
  ["delete", () => vi.spyOn(cache, "delete").mockImplementation(broken)],
  ["put", () => vi.spyOn(cache, "put").mockImplementation(broken)],
  [
    "digest",
    () => {
      vi.spyOn(storage, "match").mockImplementation(async () => new Response(pages));
      vi.spyOn(crypto.subtle, "digest").mockImplementation(broken);
    },
  ],
])(
  "when the cache's %s fails, files and pages are the network's, and no worker is installed",
  async (_call, fail) => {
    fail();
    expect(new TextDecoder().decode(await readFile("/_astro/pages.json"))).toBe(pages);
    expect(await (await readDocument("/about"))?.text()).toBe("About");
    await expect(fillCache()).rejects.toThrow("Internal error");
  },
);
