import { connection } from "../browser/connection.ts";

const address = "/service-worker.js";

// Pages that were read stay readable without a connection. It costs nothing before the page is
// there, and nothing on a connection that is to be spared.
if (navigator.serviceWorker && !connection?.saveData) {
  if (document.readyState === "complete") registerWhenIdle();
  else addEventListener("load", registerWhenIdle);
}

function registerWhenIdle(): void {
  if ("requestIdleCallback" in window) requestIdleCallback(register, { timeout: 2000 });
  else setTimeout(register);
}

function register(): void {
  // The one address that the page's policy lets become a script (Trusted Types).
  const policy = window.trustedTypes?.createPolicy("site-worker", {
    createScriptURL: () => address,
  });
  navigator.serviceWorker.register(policy?.createScriptURL("") ?? address).catch(() => {});
}
