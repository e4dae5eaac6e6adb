import { showToast } from "./store.ts";

let mounting: Promise<void> | undefined;

/** Renders the notifications into the page's area for them, once. Rejects if React does not load. */
export function mount(): Promise<void> {
  mounting ??= render().catch((error) => {
    mounting = undefined;
    throw error;
  });
  return mounting;
}

/** Shows a toast, replacing the previous one, once mounted. */
export const announce = showToast;

async function render(): Promise<void> {
  const area = document.getElementById("notifications");
  if (!area) return;
  // Two imports are two tasks: React and Radix in one would block a phone for more than 100 ms.
  const [{ createRoot }, { Notifications }] = await Promise.all([
    import("react-dom/client"),
    import("./Notifications.tsx"),
  ]);
  createRoot(area).render(<Notifications {...JSON.parse(area.dataset.labels ?? "")} />);
}
