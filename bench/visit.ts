import { createServer } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { createSiteHandler } from "../deploy/site-handler.ts";
import { systemBrowser } from "./system-browser.ts";

// The bytes of a first visit: Home, Pricing, Contact, with the form filled in. Counted on the server,
// to include what the browser prefetches and caches.
const sockets: Socket[] = [];
let requests = 0;
const server = createServer(createSiteHandler(fileURLToPath(new URL("../dist", import.meta.url))))
  .on("connection", (socket: Socket) => sockets.push(socket))
  .on("request", () => {
    requests += 1;
  })
  .listen(0);
const bytes = () => sockets.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0);

const executablePath = systemBrowser();
const browser = await chromium.launch({
  args: ["--no-sandbox"],
  ...(executablePath && { executablePath }),
});
const page = await browser.newPage();
const origin = `http://localhost:${(server.address() as AddressInfo).port}`;

for (const path of ["/", "/pricing", "/contact"]) {
  const before = { bytes: bytes(), requests };
  await page.goto(origin + path);
  if (path === "/contact") await page.getByLabel("First name").fill("Ana");
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(2000);
  console.log(`${path}: ${bytes() - before.bytes} bytes, ${requests - before.requests} requests`);
}
await browser.close();
server.close();
console.log(`one visit: ${bytes()} bytes with headers, ${requests} requests`);
console.log(`a million visits: ${(bytes() / 1000).toFixed(0)} GB, ${requests} million requests`);
