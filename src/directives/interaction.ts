import type { ClientDirective } from "astro";

const events = ["pointerover", "focusin"] as const;

/** client:interaction hydrates when a pointer or the focus first reaches the island. */
const interaction: ClientDirective = (load, _options, island) => {
  const start = async () => {
    for (const type of events) island.removeEventListener(type, start);
    const hydrate = await load();
    await hydrate();
  };
  for (const type of events) island.addEventListener(type, start, { passive: true });
  if (island.matches(":hover, :focus-within")) void start();
};

export default interaction;
