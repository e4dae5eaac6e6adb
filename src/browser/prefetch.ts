import { connection } from "./connection.ts";

// Browsers with speculation rules prepare the next page by themselves (Page.astro).
const metered = connection?.saveData || connection?.type === "cellular";
if (!HTMLScriptElement.supports?.("speculationrules") && !metered) {
  const asked = new Set([location.pathname]);
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element && target.closest("a");
    if (!link || link.origin !== location.origin || asked.has(link.pathname)) return;
    asked.add(link.pathname);
    // Not <link rel="prefetch">: Firefox holds it against default-src, which is 'none'.
    fetch(link.href, { priority: "low" }).catch(() => {});
  };
  for (const sign of ["pointerover", "touchstart", "focusin"]) {
    document.addEventListener(sign, prefetch, { passive: true });
  }
}
