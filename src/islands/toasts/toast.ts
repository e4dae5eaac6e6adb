/** The maximum number of toasts on screen (spec §9). */
const LIMIT = 1;
/** The delay until a dismissed toast is removed, in milliseconds (spec §9). */
const REMOVE_DELAY = 1_000_000;

export interface Toast {
  id: number;
  title: string;
  description: string;
  /** Whether it reports a failure. */
  destructive: boolean;
  /** False once dismissed. */
  open: boolean;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function update(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a toast, replacing the previous one. */
export function showToast(toast: Pick<Toast, "title" | "description" | "destructive">): void {
  lastId += 1;
  update([{ ...toast, id: lastId, open: true }, ...toasts].slice(0, LIMIT));
}

/** Closes a toast and removes it after REMOVE_DELAY. */
export function dismissToast(id: number): void {
  update(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  setTimeout(() => update(toasts.filter((toast) => toast.id !== id)), REMOVE_DELAY);
}

/** Returns the toasts, newest first. */
export function currentToasts(): readonly Toast[] {
  return toasts;
}

/** Calls the listener after each change. Returns a function that unsubscribes it. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
