import { useEffect } from "react";
import { MAIL_APP_DELAY } from "../../lib/mailto.ts";

/** Until when, on the page's clock, nobody is asked. */
let quietUntil = 0;

/**
 * Asks in the browser's own way before the page is left, while something would be lost. The listener
 * is there only then, because a browser may keep no page for Back that has one.
 */
export function useLeaveWarning(atRisk: boolean): void {
  useEffect(() => {
    if (!atRisk) return undefined;
    window.addEventListener("beforeunload", ask);
    document.addEventListener("click", passToApp);
    return () => {
      window.removeEventListener("beforeunload", ask);
      document.removeEventListener("click", passToApp);
    };
  }, [atRisk]);
}

/** An address that another app opens leaves the page where it is, but Chromium asks all the same. */
export function withoutLeaveWarning(): void {
  quietUntil = performance.now() + MAIL_APP_DELAY;
}

function ask(event: BeforeUnloadEvent): void {
  if (performance.now() > quietUntil) event.preventDefault();
}

function passToApp({ target }: Event): void {
  const link = target instanceof Element && target.closest("a");
  if (link && /^(mailto|tel):/.test(link.href)) withoutLeaveWarning();
}
