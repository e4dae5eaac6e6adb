// No page fetches data yet. The specification asks for this layer, for one that will.
import { QueryClient, type QueryFunction } from "@tanstack/react-query";

/**
 * Creates a query function that sends a GET request, with credentials, to the URL in its key and
 * parses the response as JSON. The key's segments are converted with `String()`, without encoding,
 * and joined by slashes: `["/api", "users", 7]` requests `/api/users/7`.
 *
 * It rejects with an Error "{status}: {body, or the status text if the body is empty}" if the response
 * is not ok; with `on401: "returnNull"` a 401 resolves to null instead. It rejects with `fetch`'s
 * TypeError if there is no response, and with a SyntaxError if an ok response is not JSON.
 */
export function createQueryFunction({
  on401 = "throw",
}: {
  on401?: "throw" | "returnNull";
} = {}): QueryFunction<unknown> {
  return async ({ queryKey }) => {
    const response = await fetch(queryKey.map(String).join("/"), { credentials: "include" });
    if (response.status === 401 && on401 === "returnNull") return null;
    if (!response.ok) {
      throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
    }
    return response.json();
  };
}

/**
 * Creates a QueryClient whose results never go stale and are never refetched automatically: not at an
 * interval, not on window focus, not after a failure. Queries without their own function use
 * `createQueryFunction()`.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: createQueryFunction(),
        staleTime: Number.POSITIVE_INFINITY,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        retry: false,
      },
      mutations: { retry: false },
    },
  });
}
