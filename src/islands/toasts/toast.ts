/** The delay until a dismissed toast is removed, in milliseconds (docs/order.md). */
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

/** The toast on screen: at most one (docs/order.md). */
let current: Toast | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

function update(next: Toast | undefined): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a toast, replacing the previous one. */
export function showToast(toast: Pick<Toast, "title" | "description" | "destructive">): void {
  if (import.meta.env.DEV && listeners.size === 0)
    console.warn("Shown once <Toasts> hydrates, and never on a page without <Toasts>:", toast);
  lastId += 1;
  update({ ...toast, id: lastId, open: true });
}

/** Closes the toast and removes it after REMOVE_DELAY. */
export function dismissToast(): void {
  const closed = current && { ...current, open: false };
  update(closed);
  setTimeout(() => current === closed && update(undefined), REMOVE_DELAY);
}

export function currentToast(): Toast | undefined {
  return current;
}

/** Calls the listener after each change. Returns a function that unsubscribes it. */
export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
