/** At most this many toasts are shown at a time (spec §9). */
const LIMIT = 1;
/** A dismissed toast is removed after this many milliseconds (spec §9). */
const REMOVE_DELAY = 1_000_000;

/** A short message on screen. */
export interface Toast {
  id: number;
  title: string;
  description: string;
  /** Whether it tells of a failure. */
  destructive: boolean;
  /** false once it has been dismissed. */
  open: boolean;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function update(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a toast in the place of the one before. */
export function showToast(toast: Pick<Toast, "title" | "description" | "destructive">): void {
  lastId += 1;
  update([{ ...toast, id: lastId, open: true }, ...toasts].slice(0, LIMIT));
}

/** Closes a toast; it is kept for a while and then removed. */
export function dismissToast(id: number): void {
  update(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  setTimeout(() => update(toasts.filter((toast) => toast.id !== id)), REMOVE_DELAY);
}

/** The toasts there are, newest first. */
export function currentToasts(): readonly Toast[] {
  return toasts;
}

/** Calls the listener after each change. Returns what ends that. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
