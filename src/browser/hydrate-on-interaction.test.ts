import { expect, test, vi } from "vitest";
import { hydrateOnInteraction } from "./hydrate-on-interaction.ts";

/** Starts a fake island; Node has no document. */
function startIsland({ hovered = false, fails = false, touch = false } = {}) {
  const hydrate = vi.fn(() => {
    if (fails) throw new Error("offline");
  });
  // Node has no Element; this has the part of it that the function uses.
  const target = Object.assign(new EventTarget(), { matches: () => hovered });
  hydrateOnInteraction(target, async () => hydrate);
  return async (types = "") => {
    const pointerType = touch && "touch";
    const events = types.split(" ").map((type) => Object.assign(new Event(type), { pointerType }));
    for (const event of events) target.dispatchEvent(event);
    await vi.advanceTimersByTimeAsync(200);
    return hydrate.mock.calls.length;
  };
}

vi.useFakeTimers();

test.each([
  ["at pointerover", {}, ["", "pointerover pointerover focusin", "focusin"], [0, 1, 1]],
  ["after a tap", { touch: true }, ["pointerover", "", "focusin"], [0, 1, 1]],
  ["at focusin", {}, ["", "focusin pointerdown", "focusin"], [0, 1, 1]],
  ["at once if it is already hovered or focused", { hovered: true }, [""], [1]],
  ["again at the next tap if it failed", { fails: true }, ["focusin", "pointerdown"], [1, 2]],
])("an island hydrates %s", async (_, island, steps, counts) => {
  const interact = startIsland(island);
  for (const [at, count] of counts.entries()) expect(await interact(steps[at])).toBe(count);
});
