import type { ClientDirective } from "astro";

const signs = ["pointerover", "pointerdown", "focusin"] as const;

/** As much of an element as is used here. */
interface Island extends EventTarget {
  dataset: DOMStringMap;
  hasAttribute(name: string): boolean;
  matches(selectors: string): boolean;
}

/**
 * client:wanted: the island's script comes when a pointer or the focus first reaches the island.
 * data-woken-by says which kind of pointer it was, for an island that answers it afterwards.
 */
const wanted = ((load, _options, element: Island) => {
  const wake = async (event?: Event) => {
    for (const sign of signs) element.removeEventListener(sign, wake);
    if (event instanceof PointerEvent) element.dataset.wokenBy = event.pointerType;
    const hydrate = await load();
    await hydrate();
    // A script that was lost on the way is asked for again the next time.
    if (element.hasAttribute("ssr")) listen();
  };
  const listen = () => {
    for (const sign of signs) element.addEventListener(sign, wake, { passive: true });
  };
  listen();
  if (element.matches(":hover, :focus-within")) void wake();
}) satisfies ClientDirective;

export default wanted;
