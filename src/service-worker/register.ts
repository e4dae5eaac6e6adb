import { connection } from "../browser/connection.ts";

const url = "/service-worker.js";

// The worker makes visited pages available offline. To save bandwidth, register it after the load
// event, and never with Save-Data.
if (navigator.serviceWorker && !connection?.saveData) {
  if (document.readyState === "complete") registerWhenIdle();
  else addEventListener("load", registerWhenIdle);
}

function registerWhenIdle(): void {
  if ("requestIdleCallback" in window) requestIdleCallback(register, { timeout: 2000 });
  else setTimeout(register);
}

function register(): void {
  // The only URL that the Trusted Types policy allows as a script.
  const policy = window.trustedTypes?.createPolicy("site-worker", {
    createScriptURL: () => url,
  });
  navigator.serviceWorker.register(policy?.createScriptURL("") ?? url).catch(() => {});
}
