import { fileURLToPath } from "node:url";
import { launch } from "chrome-launcher";
import puppeteer, { type Browser } from "puppeteer-core";
import { close, serveFloor, serveSite, urlOf } from "./servers.ts";
import { systemBrowser } from "./system-browser.ts";

/** The built site. */
export const dist = fileURLToPath(new URL("../dist", import.meta.url));

/** The browser's arguments: no traffic of its own. */
export const quiet = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
];

/** Serves the built site as in production, and the floor, while they are measured. */
export async function withSite<T>(
  measure: (origins: { site: string; floor: string }) => Promise<T>,
): Promise<T> {
  const [site, floor] = [await serveSite(dist), await serveFloor(dist)];
  try {
    return await measure({ site: urlOf(site), floor: urlOf(floor) });
  } finally {
    await Promise.all([site, floor].map(close));
  }
}

/** Starts the system's browser for Lighthouse, which takes its port, and for Puppeteer. */
export async function withChrome<T>(
  measure: (chrome: { port: number; browser: Browser }) => Promise<T>,
): Promise<T> {
  const chromePath = systemBrowser();
  const { port, kill } = await launch({
    ...(chromePath && { chromePath }),
    chromeFlags: ["--headless=new", ...quiet],
  });
  const browserURL = `http://localhost:${port}`;
  const browser = await puppeteer.connect({ browserURL, defaultViewport: null });
  try {
    return await measure({ port, browser });
  } finally {
    await browser.disconnect();
    kill();
  }
}
