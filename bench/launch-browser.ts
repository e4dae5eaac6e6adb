import { type LaunchedChrome, launch } from "chrome-launcher";
import { systemBrowser } from "./system-browser.ts";

/** Starts the system's browser without background traffic; `port` is the DevTools port. */
export function launchBrowser(): Promise<LaunchedChrome> {
  const chromePath = systemBrowser();
  return launch({
    ...(chromePath && { chromePath }),
    chromeFlags: [
      "--headless=new",
      "--no-sandbox",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--disable-quic",
    ],
  });
}
