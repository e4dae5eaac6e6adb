import address from "./hydrate.tsx?chunk";

const signs = ["pointerover", "pointerdown", "focusin"] as const;

/**
 * Brings the tooltips when a pointer or the focus first reaches the social icons. It does by hand
 * what client:wanted does elsewhere: Astro's island runtime would be most of the script of every
 * page, for three icons (docs/decisions/005).
 */
export function wakeHints(links: HTMLElement): void {
  const wake = async (event?: Event) => {
    for (const sign of signs) links.removeEventListener(sign, wake);
    if (event instanceof PointerEvent) links.dataset.wokenBy = event.pointerType;
    try {
      const { hydrate } = await import(/* @vite-ignore */ address);
      hydrate(links);
    } catch {
      // No connection at this moment: the icons have their names without the script too.
      listen();
    }
  };
  const listen = () => {
    for (const sign of signs) links.addEventListener(sign, wake, { passive: true });
  };
  listen();
  // Reached before this script was there.
  if (links.matches(":hover, :focus-within")) void wake();
}
