import { createRoot } from "react-dom/client";
import url from "./Notifications.tsx?chunk-url";
import { showToast } from "./store.ts";

let mounting: Promise<void> | undefined;

/** Renders the notifications into the page's area for them, once. Rejects if Radix does not load. */
export function mount(): Promise<void> {
  mounting ??= render();
  return mounting;
}

export { showToast };

async function render(): Promise<void> {
  const area = document.getElementById("notifications");
  if (!area) return;
  // Two scripts are two tasks: React and Radix in one would block a phone for more than 100 ms.
  const { Notifications }: typeof import("./Notifications.tsx") = await import(
    /* @vite-ignore */ url
  );
  createRoot(area).render(<Notifications {...JSON.parse(area.dataset.labels ?? "")} />);
}
