import { useSyncExternalStore } from "react";

const never = () => () => {};

/** false on the server and while hydrating, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
