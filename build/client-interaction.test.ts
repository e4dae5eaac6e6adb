import { expect, test, vi } from "vitest";
import interaction from "./client-interaction.ts";

/** Starts the directive on a fake island; Node has no document. */
function startIsland({ hovered = false, fails = false } = {}) {
  let attribute = "ssr";
  const island = Object.assign(new EventTarget(), {
    matches: () => hovered,
    hasAttribute: (name: string) => name === attribute,
  });
  // Astro removes the attribute when the island has hydrated, and resolves even if it has not.
  const hydrate = vi.fn(async () => {
    if (!fails) attribute = "";
  });
  // It has the part of an HTMLElement that the directive uses.
  interaction(async () => hydrate, { name: "", value: "" }, island as unknown as HTMLElement);
  return async (types = "") => {
    for (const type of types.split(" ")) island.dispatchEvent(new Event(type));
    await new Promise((resolve) => setTimeout(resolve));
    return hydrate.mock.calls.length;
  };
}

test.each([
  ["at pointerover", {}, ["", "pointerover pointerover focusin", "focusin"], [0, 1, 1]],
  ["at pointerdown", {}, ["", "pointerdown focusin", "focusin"], [0, 1, 1]],
  ["at focusin", {}, ["", "focusin pointerdown", "focusin"], [0, 1, 1]],
  ["at once if it is already hovered or focused", { hovered: true }, [""], [1]],
  ["again at the next interaction if it failed", { fails: true }, ["focusin", "focusin"], [1, 2]],
])("an island hydrates %s", async (_, island, steps, counts) => {
  const interact = startIsland(island);
  for (const [at, count] of counts.entries()) expect(await interact(steps[at])).toBe(count);
});
