import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
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
let answer: (request: IncomingMessage, response: ServerResponse) => void;

const server = createServer((request, response) => {
  requests.push(`${request.method} ${request.url}`);
  answer(request, response);
});

/** Answers each request alike. */
function answerWith(status: number, body: string): void {
  answer = (_, response) => response.writeHead(status).end(body);
}

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

beforeEach(() => {
  requests = [];
  answerWith(200, '{"name":"Ana"}');
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe("createQueryFunction", () => {
  const run = (queryFn: QueryFunction<unknown>, ...queryKey: unknown[]) =>
    createQueryClient().query({ queryKey, queryFn });

  test("GETs the address that the key's segments make when joined by slashes", async () => {
    await run(createQueryFunction(), origin, "api", "users", 7);
    await run(createQueryFunction(), `${origin}/api`, "search?q=a%20b&open=1");
    await run(createQueryFunction(), origin, true, null, 0);
    expect(requests).toEqual([
      "GET /api/users/7",
      "GET /api/search?q=a%20b&open=1",
      "GET /true/null/0",
    ]);
  });

  test("leaves a key that begins at the root as it is", async () => {
    const fetched = vi.spyOn(globalThis, "fetch").mockResolvedValue(Response.json({}));
    await run(createQueryFunction(), "/api", "users", 7);
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(["/api/users/7"]);
    fetched.mockRestore();
  });

  test("sends the visitor's credentials", async () => {
    const fetched = vi.spyOn(globalThis, "fetch");
    await run(createQueryFunction(), origin, "me");
    expect(fetched).toHaveBeenCalledExactlyOnceWith(`${origin}/me`, { credentials: "include" });
    expect(requests).toEqual(["GET /me"]);
    fetched.mockRestore();
  });

  test("parses the answer as JSON", async () => {
    answerWith(200, '{"names":["Ana","Ünal"],"open":null}');
    expect(await run(createQueryFunction(), origin)).toEqual({
      names: ["Ana", "Ünal"],
      open: null,
    });
  });

  test.each([
    [500, "The disk is full", "500: The disk is full"],
    [404, '{"error":"no such user"}', '404: {"error":"no such user"}'],
    [503, "", "503: Service Unavailable"],
    [418, "", "418: I'm a Teapot"],
    [401, "Sign in first", "401: Sign in first"],
    [401, "", "401: Unauthorized"],
  ])("throws on %i with body '%s': '%s'", async (status, body, message) => {
    answerWith(status, body);
    const failed = run(createQueryFunction(), origin);
    await expect(failed).rejects.toBeInstanceOf(Error);
    await expect(failed).rejects.toHaveProperty("message", message);
    await expect(run(createQueryFunction({ on401: "throw" }), origin)).rejects.toHaveProperty(
      "message",
      message,
    );
  });

  test("gives null on 401 where it is told to", async () => {
    answerWith(401, "Sign in first");
    expect(await run(createQueryFunction({ on401: "returnNull" }), origin)).toBe(null);
  });

  test.each([
    [403, "Not yours", "403: Not yours"],
    [500, "", "500: Internal Server Error"],
  ])("throws on %i even where a 401 gives null", async (status, body, message) => {
    answerWith(status, body);
    await expect(run(createQueryFunction({ on401: "returnNull" }), origin)).rejects.toThrow(
      new Error(message),
    );
  });

  test("parses an ok answer as usual where a 401 would give null", async () => {
    expect(await run(createQueryFunction({ on401: "returnNull" }), origin)).toEqual({
      name: "Ana",
    });
  });

  test.each(["", "<!doctype html>", '{"name":'])("rejects an ok answer '%s'", async (body) => {
    answerWith(200, body);
    await expect(run(createQueryFunction(), origin)).rejects.toBeInstanceOf(SyntaxError);
  });

  test("rejects when there is no answer", async () => {
    answer = (request) => request.socket.destroy();
    await expect(run(createQueryFunction(), origin)).rejects.toBeInstanceOf(TypeError);
  });
});

describe("createQueryClient", () => {
  // On a server, TanStack Query has no retries and no intervals of its own to switch off.
  beforeAll(() => environmentManager.setIsServer(() => false));
  afterAll(() => environmentManager.setIsServer(() => true));
  afterEach(() => vi.useRealTimers());

  test("has the specification's defaults", () => {
    expect(createQueryClient().getDefaultOptions()).toEqual({
      queries: {
        queryFn: expect.any(Function),
        staleTime: Number.POSITIVE_INFINITY,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        retry: false,
      },
      mutations: { retry: false },
    });
  });

  test("asks for the address of the key, without a function being given", async () => {
    expect(await createQueryClient().query({ queryKey: [origin, "me"] })).toEqual({
      name: "Ana",
    });
    expect(requests).toEqual(["GET /me"]);
  });

  test("throws on 401", async () => {
    answerWith(401, "");
    await expect(createQueryClient().query({ queryKey: [origin] })).rejects.toThrow(
      new Error("401: Unauthorized"),
    );
  });

  test("never asks again for what it has, however old", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const client = createQueryClient();
    await client.query({ queryKey: [origin] });
    vi.setSystemTime(Date.now() + 100 * 365 * 24 * 60 * 60 * 1000);
    await client.query({ queryKey: [origin] });
    expect(requests).toEqual(["GET /"]);
  });

  test("does not ask again as time passes while a result is on screen", async () => {
    vi.useFakeTimers({ toFake: ["setInterval"] });
    const { unsubscribe } = await watch();
    await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
    expect(vi.getTimerCount()).toBe(0);
    expect(requests).toEqual(["GET /"]);
    unsubscribe();
  });

  test("does not ask again when the window regains focus, even for a stale result", async () => {
    const { client, unsubscribe } = await watch({ staleTime: 0 });
    client.mount();
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await setTimeout(50);
    expect(requests).toEqual(["GET /"]);
    focusManager.setFocused(undefined);
    client.unmount();
    unsubscribe();
  });

  test("asks once for what fails", async () => {
    answerWith(500, "");
    const { result, unsubscribe } = await watch();
    expect(result.failureCount).toBe(1);
    expect(result.error).toEqual(new Error("500: Internal Server Error"));
    expect(requests).toEqual(["GET /"]);
    unsubscribe();
  });

  test("tries a mutation once that fails", async () => {
    let tries = 0;
    const observer = new MutationObserver(createQueryClient(), {
      mutationFn: async () => {
        tries += 1;
        throw new Error("refused");
      },
    });
    await expect(observer.mutate()).rejects.toThrow("refused");
    expect(tries).toBe(1);
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
