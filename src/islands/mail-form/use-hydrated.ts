import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether React has hydrated the server's HTML. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
