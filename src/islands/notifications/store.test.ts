import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentToasts, dismissToast, showToast, subscribeToToasts } from "./store.ts";

const first = { title: "First", description: "The first of two.", destructive: false };
const second = { title: "Second", description: "The second of two.", destructive: true };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  vi.runAllTimers();
  vi.useRealTimers();
});

function show(toast: typeof first): number {
  showToast(toast);
  return currentToasts()[0]?.id ?? Number.NaN;
}

test("a toast is open once it is shown", () => {
  const id = show(first);
  expect(currentToasts()).toEqual([{ ...first, id, open: true }]);
});

test("there is one toast at a time: a second takes the place of the first", () => {
  const { 0: one, 1: two } = [show(first), show(second)];
  expect(two).not.toBe(one);
  expect(currentToasts()).toEqual([{ ...second, id: two, open: true }]);
});

test("a dismissed toast is closed at once and removed after 1,000,000 ms", () => {
  const id = show(first);
  dismissToast(id);
  expect(currentToasts()).toEqual([{ ...first, id, open: false }]);
  vi.advanceTimersByTime(999_999);
  expect(currentToasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(currentToasts()).toEqual([]);
});

test("a toast that is not dismissed is never removed", () => {
  show(first);
  vi.advanceTimersByTime(10_000_000);
  expect(currentToasts()).toHaveLength(1);
});

test("removing a dismissed toast leaves the one that came after it", () => {
  dismissToast(show(first));
  const id = show(second);
  vi.advanceTimersByTime(1_000_000);
  expect(currentToasts()).toEqual([{ ...second, id, open: true }]);
});

test("a listener hears of each change until it stops listening", () => {
  const listener = vi.fn();
  const stop = subscribeToToasts(listener);
  dismissToast(show(first));
  expect(listener).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1_000_000);
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  show(second);
  expect(listener).toHaveBeenCalledTimes(3);
});
