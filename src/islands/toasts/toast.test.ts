import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentToasts, dismissToast, showToast } from "./toast.ts";

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

test("there is one toast at a time: a second replaces the first", () => {
  const one = show(first);
  expect(currentToasts()).toEqual([{ ...first, id: one, open: true }]);
  const two = show(second);
  expect(two).not.toBe(one);
  expect(currentToasts()).toEqual([{ ...second, id: two, open: true }]);
});

test("a dismissed toast closes at once and is removed after 1,000,000 ms; the next one stays", () => {
  const id = show(first);
  dismissToast(id);
  expect(currentToasts()).toEqual([{ ...first, id, open: false }]);
  vi.advanceTimersByTime(999_999);
  expect(currentToasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(currentToasts()).toEqual([]);
  dismissToast(show(first));
  const next = show(second);
  vi.advanceTimersByTime(10_000_000);
  expect(currentToasts()).toEqual([{ ...second, id: next, open: true }]);
});
