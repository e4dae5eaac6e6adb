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
  return async (...types: string[]) => {
    for (const type of types) island.dispatchEvent(new Event(type));
    await new Promise((resolve) => setTimeout(resolve));
    return hydrate.mock.calls.length;
  };
}

test.each(["pointerover", "pointerdown", "focusin"])(
  "at %s an island hydrates once",
  async (type) => {
    const interact = startIsland();
    expect(await interact()).toBe(0);
    expect(await interact(type, type, "focusin", "pointerdown")).toBe(1);
    expect(await interact("focusin")).toBe(1);
  },
);

test("an island that is already hovered or focused hydrates at once", async () => {
  expect(await startIsland({ hovered: true })()).toBe(1);
});

test("an island that failed to load retries at the next interaction", async () => {
  const interact = startIsland({ fails: true });
  expect(await interact("focusin")).toBe(1);
  expect(await interact("focusin")).toBe(2);
});
