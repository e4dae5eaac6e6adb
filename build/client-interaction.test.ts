import { expect, test, vi } from "vitest";
import interaction from "./client-interaction.ts";

/** The part of an element that the directive uses; Node has no document. */
class FakeIsland extends EventTarget {
  reached = false;
  /** Whether Astro's "ssr" attribute is still there: the island has not hydrated. */
  unhydrated = true;
  hasAttribute = () => this.unhydrated;
  matches = () => this.reached;
}

const options = { name: "interaction", value: "" };

function startIsland({ reached = false } = {}) {
  const island = Object.assign(new FakeIsland(), { reached });
  const hydrate = vi.fn(async () => {
    island.unhydrated = false;
  });
  const load = vi.fn(async () => hydrate);
  interaction(load, options, island as unknown as HTMLElement);
  return { island, hydrate, load };
}

test("an island without an interaction loads nothing", async () => {
  const { load } = startIsland();
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
});

test.each(["pointerover", "pointerdown", "focusin"])(
  "an island loads once, however many events follow %s",
  async (type) => {
    const { island, load, hydrate } = startIsland();
    for (const each of [type, type, "focusin", "pointerdown"]) {
      island.dispatchEvent(new Event(each));
    }
    await vi.waitFor(() => expect(hydrate).toHaveBeenCalledOnce());
    expect(load).toHaveBeenCalledOnce();
  },
);

test("an island that is already hovered or focused loads at once", async () => {
  const { hydrate } = startIsland({ reached: true });
  await vi.waitFor(() => expect(hydrate).toHaveBeenCalledOnce());
});

test("an island whose script failed to load tries again at the next interaction", async () => {
  const island = new FakeIsland();
  // Astro resolves with this when the import has failed.
  const load = vi.fn(async () => async () => {});
  interaction(load, options, island as unknown as HTMLElement);
  island.dispatchEvent(new Event("focusin"));
  await new Promise((resolve) => setTimeout(resolve));
  island.dispatchEvent(new Event("focusin"));
  expect(load).toHaveBeenCalledTimes(2);
});
