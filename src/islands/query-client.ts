import { QueryClient, type QueryFunction, type QueryKey } from "@tanstack/react-query";

/**
 * Makes a query function that GETs the address its key spells, with the visitor's credentials, and
 * parses the answer as JSON. The key's segments are written with `String()`, unencoded, and joined
 * by slashes: `["/api", "users", 7]` asks for `/api/users/7`.
 *
 * It rejects with an Error "{status}: {body, or the status text where the body is empty}" when the
 * answer is not ok, except that `on401: "returnNull"` makes a 401 give null; with `fetch`'s own
 * TypeError when there is no answer; and with a SyntaxError when an ok answer is not JSON.
 */
export function createQueryFunction({
  on401 = "throw",
}: {
  on401?: "throw" | "returnNull";
} = {}): QueryFunction<unknown> {
  return async ({ queryKey }) => {
    const response = await fetch(addressOf(queryKey), { credentials: "include" });
    if (response.status === 401 && on401 === "returnNull") return null;
    if (!response.ok) throw await errorFrom(response);
    return response.json();
  };
}

/**
 * Makes a QueryClient whose results never go stale and are never asked for again by themselves:
 * not at an interval, not when the window regains focus, not after a failure. Queries without a
 * function of their own use `createQueryFunction()`.
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

function addressOf(queryKey: QueryKey): string {
  return queryKey.map(String).join("/");
}

async function errorFrom(response: Response): Promise<Error> {
  return new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
}
