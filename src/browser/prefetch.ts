import { isMetered } from "./connection.ts";

// Browsers with speculation rules prefetch without this script (Page.astro).
if (!HTMLScriptElement.supports?.("speculationrules") && !isMetered()) {
  const requested = new Set([location.pathname]);
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element && target.closest("a");
    if (!link || link.origin !== location.origin || requested.has(link.pathname)) return;
    requested.add(link.pathname);
    // Not <link rel="prefetch">: Firefox checks it against default-src, which is 'none'.
    fetch(link.href, { priority: "low" }).catch(() => {});
  };
  for (const type of ["pointerover", "touchstart", "focusin"]) {
    document.addEventListener(type, prefetch, { passive: true });
  }
}
