import { isMetered } from "./connection.ts";

const url = "/service-worker.js";

// The worker makes the site available offline. To save bandwidth, register it after the load event, for
// which Page.astro waits, and never on a metered connection. A dev server has no worker.
if (import.meta.env.PROD && !isMetered()) {
  if ("requestIdleCallback" in window) requestIdleCallback(register, { timeout: 2000 });
  else setTimeout(register);
}

/** Never throws or rejects: Firefox's serviceWorker getter throws where storage is blocked. */
async function register(): Promise<void> {
  try {
    // The only URL that the Trusted Types policy allows as a script.
    const policy = window.trustedTypes?.createPolicy("site-worker", { createScriptURL: () => url });
    await navigator.serviceWorker?.register(policy?.createScriptURL("") ?? url);
  } catch {
    // The site works without the worker.
  }
}
