import { useEffect } from "react";
import { MAIL_APP_DELAY } from "../../lib/mailto.ts";

/** The performance.now() until which the warning is suppressed. */
let suppressedUntil = 0;

/**
 * Shows the browser's warning before the page is left, while `atRisk` is true. The listener is added
 * only then, because it can exclude the page from the back-forward cache.
 */
export function useLeaveWarning(atRisk: boolean): void {
  useEffect(() => {
    if (!atRisk) return undefined;
    window.addEventListener("beforeunload", warn);
    document.addEventListener("click", allowOtherApp);
    return () => {
      window.removeEventListener("beforeunload", warn);
      document.removeEventListener("click", allowOtherApp);
    };
  }, [atRisk]);
}

/** A URL that another app opens does not leave the page, but Chromium fires beforeunload for it. */
export function suppressLeaveWarning(): void {
  suppressedUntil = performance.now() + MAIL_APP_DELAY;
}

function warn(event: BeforeUnloadEvent): void {
  if (performance.now() > suppressedUntil) event.preventDefault();
}

function allowOtherApp({ target }: Event): void {
  const link = target instanceof Element && target.closest("a");
  if (link && /^(mailto|tel):/.test(link.href)) suppressLeaveWarning();
}
