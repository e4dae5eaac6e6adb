import { expect, test, vi } from "vitest";
import { clientDirectives } from "./client-directives.ts";
import interaction from "./client-interaction.ts";

/** The part of an element that the directive uses; Node has no document. */
class FakeIsland extends EventTarget {
  hovered = false;
  /** Astro removes the attribute "ssr" when the island has hydrated. */
  attribute = "ssr";
  hasAttribute = (name: string) => name === this.attribute;
  matches = () => this.hovered;
}

function startIsland(island = new FakeIsland(), attributeAfterwards = "") {
  // Astro resolves when the import has failed, and leaves the attribute.
  const hydrate = vi.fn(async () => {
    island.attribute = attributeAfterwards;
  });
  interaction(async () => hydrate, { name: "", value: "" }, island as unknown as HTMLElement);
  const interact = async (...types: string[]) => {
    for (const type of types) island.dispatchEvent(new Event(type));
    await new Promise((resolve) => setTimeout(resolve));
    return hydrate.mock.calls.length;
  };
  return interact;
}

test.each([["pointerover"], ["pointerdown"], ["focusin"]])(
  "an island hydrates once, at %s and not before",
  async (type) => {
    const interact = startIsland();
    expect(await interact()).toBe(0);
    expect(await interact(type, type, "focusin", "pointerdown")).toBe(1);
    expect(await interact("focusin")).toBe(1);
  },
);

test("an island that is already hovered or focused hydrates at once", async () => {
  expect(await startIsland(Object.assign(new FakeIsland(), { hovered: true }))()).toBe(1);
});

test("an island that failed to load retries at the next interaction", async () => {
  const interact = startIsland(new FakeIsland(), "ssr");
  expect(await interact("focusin")).toBe(1);
  expect(await interact("focusin")).toBe(2);
});

test("the directive is registered", () => {
  const addClientDirective = vi.fn();
  clientDirectives.hooks["astro:config:setup"]?.({ addClientDirective } as never);
  const entrypoint = "./build/client-interaction.ts";
  expect(addClientDirective).toHaveBeenCalledWith({ name: "interaction", entrypoint });
});
