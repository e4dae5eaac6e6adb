import { expect, onTestFinished, test, vi } from "vitest";
import { currentToast, dismissToast, showToast, subscribeToToast } from "./toast.ts";

const first = { title: "First", description: "The first of two.", destructive: false };
const second = { title: "Second", description: "The second of two.", destructive: true };

function show(toast: typeof first) {
  showToast(toast);
  const shown = currentToast();
  if (!shown) throw new Error("no toast");
  return shown;
}

test("in development, a toast that no <Toasts> shows yet is reported", () => {
  const report = vi.spyOn(console, "warn").mockReturnValue();
  show(first);
  expect(report).toHaveBeenCalledWith(expect.stringContaining("without <Toasts>"), first);
  report.mockRestore();
});

test("a toast replaces the one before; dismissed, it closes at once and is removed after 1,000,000 ms", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  onTestFinished(subscribeToToast(() => {}));
  const one = show(first);
  const two = show(second);
  expect(two).toEqual({ ...second, id: expect.any(Number), open: true });
  expect(two.id).not.toBe(one.id);
  dismissToast();
  expect(currentToast()).toEqual({ ...two, open: false });
  vi.advanceTimersByTime(999_999);
  expect(currentToast()).toEqual({ ...two, open: false });
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeUndefined();
  show(first);
  dismissToast();
  const next = show(second);
  vi.advanceTimersByTime(10_000_000);
  expect(currentToast()).toEqual(next);
});
