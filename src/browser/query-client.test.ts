import type { QueryFunction } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { createQueryClient, createQueryFunction } from "./query-client.ts";

/** Queries a key and gets a response; returns the result and what was fetched. */
async function query(queryKey: unknown[], response: Response, queryFn?: QueryFunction<unknown>) {
  const fetched = vi.spyOn(globalThis, "fetch").mockResolvedValue(response);
  const result = await createQueryClient().query({ queryKey, ...(queryFn && { queryFn }) });
  return { result, fetched: fetched.mock.lastCall };
}

test.each([
  [["/api", "users", 7], "/api/users/7"],
  [["/api", "search?q=a%20b&open=1"], "/api/search?q=a%20b&open=1"],
  [["", true, null, 0], "/true/null/0"],
])("gets the URL that the segments %j make when joined by slashes", async (key, url) => {
  const found = await query(key, Response.json({ name: "Ana" }));
  expect(found).toEqual({ result: { name: "Ana" }, fetched: [url, { credentials: "include" }] });
});

test.each([
  [500, "The disk is full", "500: The disk is full"],
  [404, '{"error":"no such user"}', '404: {"error":"no such user"}'],
  [503, "", "503: Service Unavailable"],
  [401, "Sign in first", "401: Sign in first"],
])("throws on %i with body '%s': '%s'", async (status, body, message) => {
  const response = () => new Response(body, { status, statusText: "Service Unavailable" });
  await expect(query(["/api"], response())).rejects.toThrow(new Error(message));
  const orNull = query(["/api"], response(), createQueryFunction({ on401: "returnNull" }));
  if (status === 401) expect((await orNull).result).toBe(null);
  else await expect(orNull).rejects.toThrow(new Error(message));
});

test("results never go stale, and nothing is fetched again or retried", () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  expect(queries).toEqual({
    queryFn: expect.any(Function),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: false,
    refetchOnWindowFocus: false,
    retry: false,
  });
  expect(mutations).toEqual({ retry: false });
});
