import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { join } from "node:path";
import { type BrowserContext, chromium } from "@playwright/test";
import { createSiteHandler } from "../deploy/site-handler.ts";
import { withChangedSite } from "./build-changed.ts";
import { limit, type Section } from "./report.ts";
import { systemBrowser } from "./system-browser.ts";
import { dist, quiet } from "./with-site.ts";

/** Bytes and requests of Home when nothing is new: the page and the worker's script are confirmed. */
const limits = { bytes: 4000, requests: 2 };

/**
 * The bytes of a first visit, of a second one, and of one after a release. Counted on the server, to
 * include what the browser prefetches and caches.
 */
export async function visits(): Promise<Section> {
  const sockets: Socket[] = [];
  const paths: string[] = [];
  let handler = createSiteHandler(dist);
  const server = createServer((request, response) => {
    paths.push(request.url ?? "");
    return handler(request, response);
  })
    .on("connection", (socket: Socket) => sockets.push(socket))
    .listen(0);
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const executablePath = systemBrowser();
  const browser = await chromium.launch({ args: quiet, ...(executablePath && { executablePath }) });
  const context = await browser.newContext();
  const rows: { visit: string; bytes: number; requests: number; requested: string }[] = [];
  const bytes = () => sockets.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0);
  const record = async (visit: string, pages: string[]) => {
    const before = bytes();
    paths.length = 0;
    await open(
      context,
      pages.map((path) => origin + path),
    );
    const requested = paths.length > 5 ? "" : paths.join(" ");
    rows.push({ visit, bytes: bytes() - before, requests: paths.length, requested });
  };

  await record("first: Home", ["/"]);
  await record("Pricing and Contact, with the form used", ["/pricing", "/contact"]);
  await record("second: Home", ["/"]);
  await withChangedSite(changeText, async (released) => {
    handler = createSiteHandler(released);
    await record("Home after a release", ["/"]);
    await record("Home after that", ["/"]);
  });
  await browser.close();
  server.close();
  const unchanged = rows.filter(({ visit }) => /second|after that/.test(visit));
  return {
    title: "Visits",
    text: [
      "Bytes and requests, counted by the server, headers included. Each visit opens a new tab in one",
      "browser, and waits for what it caches for offline use. The release changes a text on one page.",
      `Limits where nothing is new: ${limits.bytes} bytes, ${limits.requests} requests.`,
    ].join("\n"),
    rows,
    failures: unchanged.flatMap((row) => [
      ...limit(`${row.visit}, in bytes,`, row.bytes, limits.bytes),
      ...limit(`${row.visit}, in requests,`, row.requests, limits.requests),
    ]),
  };
}

async function open(context: BrowserContext, urls: string[]): Promise<void> {
  const page = await context.newPage();
  for (const url of urls) {
    await page.goto(url);
    if (url.endsWith("/contact")) await page.getByLabel("First name").fill("Ana");
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(3000);
  }
  await page.close();
}

function changeText(content: string): void {
  const file = join(content, "pages/about.yaml");
  writeFileSync(file, readFileSync(file, "utf8").replace(/(\n +text: )(\w)/, "$1Now, $2"));
}
