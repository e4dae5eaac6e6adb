import { useEffect } from "react";

/** How long a browser may take to ask another app, in milliseconds. */
const SUPPRESSED_TIME = 600;

/** The performance.now() until which the warning is suppressed. */
let suppressedUntil = 0;

/** A URL that another app opens does not leave the page, but Chromium fires beforeunload for it. */
export function suppressLeaveWarning(): void {
  suppressedUntil = performance.now() + SUPPRESSED_TIME;
}

/**
 * Shows the browser's warning before the page is left while something would be lost. It listens only
 * then, because the listener can exclude the page from the back-forward cache.
 */
export function useLeaveWarning(atRisk: boolean): void {
  useEffect(() => {
    if (!atRisk) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      if (performance.now() > suppressedUntil) event.preventDefault();
    };
    const allowOtherApp = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest("a");
      if (link && /^(mailto|tel|sms):|\.vcf$/.test(link.href)) suppressLeaveWarning();
    };
    window.addEventListener("beforeunload", warn);
    document.addEventListener("click", allowOtherApp);
    return () => {
      window.removeEventListener("beforeunload", warn);
      document.removeEventListener("click", allowOtherApp);
    };
  }, [atRisk]);
}
