import { beforeAll, expect, test, vi } from "vitest";
import wanted from "./wanted.ts";

/** As much of an element as the directive uses; Node has no document. */
class FakeIsland extends EventTarget {
  dataset: Record<string, string> = {};
  reached = false;
  /** As Astro marks an island until it runs. */
  waiting = true;
  hasAttribute(): boolean {
    return this.waiting;
  }
  matches(): boolean {
    return this.reached;
  }
}

class FakePointerEvent extends Event {
  pointerType = "touch";
}

beforeAll(() => {
  vi.stubGlobal("PointerEvent", FakePointerEvent);
});

const options = { name: "wanted", value: "" };

function startIsland({ reached = false } = {}) {
  const island = Object.assign(new FakeIsland(), { reached });
  const hydrate = vi.fn(() => {
    island.waiting = false;
    return Promise.resolve();
  });
  const load = vi.fn(() => Promise.resolve(hydrate));
  wanted(load, options, island);
  return { island, hydrate, load };
}

test("an island that nobody reaches for loads nothing", async () => {
  const { load } = startIsland();
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
});

test("an island loads once, however often it is reached", async () => {
  for (const sign of ["pointerover", "pointerdown", "focusin"]) {
    const { island, load, hydrate } = startIsland();
    for (const again of [sign, sign, "focusin", "pointerdown"]) {
      island.dispatchEvent(new Event(again));
    }
    await vi.waitFor(() => expect(hydrate).toHaveBeenCalledOnce());
    expect(load).toHaveBeenCalledOnce();
  }
});

test("an island that is already pointed at or focused loads by itself", async () => {
  const { hydrate } = startIsland({ reached: true });
  await vi.waitFor(() => expect(hydrate).toHaveBeenCalledOnce());
});

test("the kind of pointer that woke the island can be read on it", () => {
  const { island } = startIsland();
  island.dispatchEvent(new FakePointerEvent("pointerdown"));
  expect(island.dataset.wokenBy).toBe("touch");
});

test("an island whose script was lost is loaded again when it is reached again", async () => {
  const island = new FakeIsland();
  // Astro gives this in place of what it could not load.
  const load = vi.fn(() => Promise.resolve(() => Promise.resolve()));
  wanted(load, options, island);
  island.dispatchEvent(new Event("focusin"));
  await new Promise((resolve) => setTimeout(resolve));
  island.dispatchEvent(new Event("focusin"));
  expect(load).toHaveBeenCalledTimes(2);
});
