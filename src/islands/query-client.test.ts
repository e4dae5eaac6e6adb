import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import {
  environmentManager,
  focusManager,
  MutationObserver,
  type QueryFunction,
  QueryObserver,
} from "@tanstack/react-query";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createQueryClient, createQueryFunction } from "./query-client.ts";

let origin: string;
let requests: string[];
let response: { status: number; body: string };

const server = createServer(({ method, url }, answer) => {
  requests.push(`${method} ${url}`);
  answer.writeHead(response.status).end(response.body);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

beforeEach(() => {
  requests = [];
  response = { status: 200, body: '{"name":"Ana"}' };
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe("createQueryFunction", () => {
  const run = (queryFn: QueryFunction<unknown>, ...queryKey: unknown[]) =>
    createQueryClient().query({ queryKey, queryFn });

  test.each([
    [["api", "users", 7], "GET /api/users/7"],
    [["api", "search?q=a%20b&open=1"], "GET /api/search?q=a%20b&open=1"],
    [[true, null, 0], "GET /true/null/0"],
  ])(
    "GETs the URL that the key's segments %j make when joined by slashes",
    async (key, request) => {
      expect(await run(createQueryFunction(), origin, ...key)).toEqual({ name: "Ana" });
      expect(requests).toEqual([request]);
    },
  );

  test("sends the visitor's credentials, and leaves a key that begins at the root as it is", async () => {
    const fetched = vi.spyOn(globalThis, "fetch").mockResolvedValue(Response.json({}));
    await run(createQueryFunction(), "/api", "users", 7);
    expect(fetched).toHaveBeenCalledExactlyOnceWith("/api/users/7", { credentials: "include" });
  });

  test.each([
    [500, "The disk is full", "500: The disk is full"],
    [404, '{"error":"no such user"}', '404: {"error":"no such user"}'],
    [503, "", "503: Service Unavailable"],
  ])("throws on %i with body '%s': '%s'", async (status, body, message) => {
    response = { status, body };
    for (const on401 of ["throw", "returnNull"] as const) {
      await expect(run(createQueryFunction({ on401 }), origin)).rejects.toThrow(new Error(message));
    }
  });

  test("throws on 401, or returns null where asked to", async () => {
    response = { status: 401, body: "Sign in first" };
    for (const queryFn of [createQueryFunction(), createQueryFunction({ on401: "throw" })]) {
      await expect(run(queryFn, origin)).rejects.toThrow(new Error("401: Sign in first"));
    }
    expect(await run(createQueryFunction({ on401: "returnNull" }), origin)).toBe(null);
  });
});

describe("createQueryClient", () => {
  // On a server, TanStack Query neither retries nor refetches by default.
  beforeAll(() => environmentManager.setIsServer(() => false));
  afterAll(() => environmentManager.setIsServer(() => true));

  test("requests the URL of the key without a query function, and throws on 401", async () => {
    response = { status: 401, body: "" };
    await expect(createQueryClient().query({ queryKey: [origin, "me"] })).rejects.toThrow(
      new Error("401: Unauthorized"),
    );
    expect(requests).toEqual(["GET /me"]);
  });

  test("never refetches a result: however old, at an interval, or when the window regains focus", async () => {
    vi.useFakeTimers({ toFake: ["Date", "setInterval"] });
    const { client, unsubscribe } = await watch();
    vi.setSystemTime(Date.now() + 100 * 365 * 24 * 60 * 60 * 1000);
    await client.query({ queryKey: [origin] });
    expect(vi.getTimerCount()).toBe(0);
    unsubscribe();
    const stale = await watch({ staleTime: 0 });
    stale.client.mount();
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await setTimeout(50);
    focusManager.setFocused(undefined);
    stale.client.unmount();
    stale.unsubscribe();
    expect(requests).toEqual(["GET /", "GET /"]);
  });

  test("retries neither a query nor a mutation that fails", async () => {
    response = { status: 500, body: "" };
    const { client, result, unsubscribe } = await watch();
    expect(result.error).toEqual(new Error("500: Internal Server Error"));
    expect(requests).toEqual(["GET /"]);
    unsubscribe();
    const mutationFn = vi.fn().mockRejectedValue(new Error("refused"));
    await expect(new MutationObserver(client, { mutationFn }).mutate(0)).rejects.toThrow("refused");
    expect(mutationFn).toHaveBeenCalledOnce();
  });

  /** Observes the server's root as a component does, until there is a result or an error. */
  async function watch(options: { staleTime?: number } = {}) {
    const client = createQueryClient();
    const observer = new QueryObserver(client, { queryKey: [origin], ...options });
    const unsubscribe = observer.subscribe(() => {});
    await vi.waitUntil(() => !observer.getCurrentResult().isFetching, { interval: 5 });
    return { client, result: observer.getCurrentResult(), unsubscribe };
  }
});
