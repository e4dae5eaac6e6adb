import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { launch } from "chrome-launcher";
import { type Device, type Measurement, measure, median } from "./bench/measure.ts";
import { measureNextPage } from "./bench/next-page.ts";
import { type Report, reportAsMarkdown, verdicts } from "./bench/report.ts";
import { addressOf, close, serveFloor, serveSite } from "./bench/servers.ts";
import { islandSizes, pageSizes } from "./bench/sizes.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const dist = `${root}dist`;
const pages = ["/", "/services", "/pricing", "/about", "/contact", "/self-service", "/legal"];
const runs = Number(process.env.BENCH_RUNS ?? 3);

const browser = await launch({
  ...(process.env.CHROME_PATH && { chromePath: process.env.CHROME_PATH }),
  chromeFlags: [
    "--headless=new",
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
  ],
});
const [site, floor] = [await serveSite(dist), await serveFloor(dist)];

/** Measures the page and the floor in turn, so that a slow moment of the machine meets both. */
async function compare(page: string, device: Device) {
  const own: Measurement[] = [];
  const bare: Measurement[] = [];
  for (let run = 0; run < runs; run += 1) {
    bare.push(await measure(addressOf(floor), device, browser.port));
    own.push(await measure(addressOf(site) + page, device, browser.port));
  }
  const middle = (pick: (each: Measurement) => number, of = own) => median(of.map(pick));
  const floorPaint = middle((each) => each.paint, bare);
  const paint = middle((each) => each.paint);
  console.log(
    `${page} on ${device}: ${Math.round(paint)} ms, ${(paint / floorPaint).toFixed(3)} × the floor`,
  );
  return {
    page,
    device,
    scores: [0, 1, 2, 3].map((index) => middle((each) => each.scores[index] ?? 0)),
    paint,
    floorPaint,
    ratio: paint / floorPaint,
    blocking: middle((each) => each.blocking),
    shift: middle((each) => each.shift),
    bytes: own.at(-1)?.bytes ?? {},
    requests: own.at(-1)?.requests ?? {},
  };
}

const report: Report = { pages: [], next: [], html: pageSizes(dist), islands: islandSizes(dist) };
try {
  for (const device of ["mobile", "desktop"] as const) {
    for (const page of pages) report.pages.push(await compare(page, device));
  }
  for (const page of ["/services", "/pricing"]) {
    report.next.push(await measureNextPage(addressOf(site), page, { port: browser.port, runs }));
  }
} finally {
  browser.kill();
  await Promise.all([site, floor].map(close));
}

writeFileSync(`${root}docs/performance.json`, `${JSON.stringify(report, null, 2)}\n`);
writeFileSync(`${root}docs/performance.md`, reportAsMarkdown(report));
const failures = verdicts(report);
for (const failure of failures) console.error(failure);
process.exit(failures.length > 0 ? 1 : 0);
