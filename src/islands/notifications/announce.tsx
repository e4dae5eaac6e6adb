import { createRoot } from "react-dom/client";
import { Notifications } from "./Notifications.tsx";
import { showToast } from "./store.ts";

let mounted = false;

/** Renders the notifications into the page's area for them. */
export function mount(): void {
  const area = document.getElementById("notifications");
  if (mounted || !area) return;
  mounted = true;
  createRoot(area).render(<Notifications {...JSON.parse(area.dataset.labels ?? "")} />);
}

/** Shows a toast, replacing the previous one. */
export function announce(toast: Parameters<typeof showToast>[0]): void {
  mount();
  showToast(toast);
}
