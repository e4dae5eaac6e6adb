import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { pagesWith, pages as registry } from "../src/content/pages.ts";
import { launchBrowser } from "./launch-browser.ts";
import { type Device, type Measurement, measure } from "./measure.ts";
import { median } from "./median.ts";
import { measureNextPage } from "./next-page.ts";
import { type Report, reportAsMarkdown, verdicts } from "./report.ts";
import { close, serveFloor, serveSite, urlOf } from "./servers.ts";
import { islandSizes, pageSizes } from "./sizes.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const dist = `${root}dist`;
const paths = pagesWith("listed").map((name) => registry[name].path);
const runs = Number(process.env.BENCH_RUNS ?? 3);

const browser = await launchBrowser();
const [site, floor] = [await serveSite(dist), await serveFloor(dist)];

/** Measures the page and the floor alternately, so that a slow moment of the machine affects both. */
async function compare(page: string, device: Device) {
  const own: Measurement[] = [];
  const bare: Measurement[] = [];
  for (let run = 0; run < runs; run += 1) {
    bare.push(await measure(urlOf(floor), device, browser.port));
    own.push(await measure(urlOf(site) + page, device, browser.port));
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
    for (const page of paths) report.pages.push(await compare(page, device));
  }
  for (const page of ["/services", "/pricing"]) {
    report.next.push(await measureNextPage(urlOf(site), page, { port: browser.port, runs }));
  }
} finally {
  browser.kill();
  await Promise.all([site, floor].map(close));
}

writeFileSync(`${root}docs/performance.json`, `${JSON.stringify(report, null, 2)}\n`);
writeFileSync(`${root}docs/performance.md`, reportAsMarkdown(report));
const failures = verdicts(report);
for (const failure of failures) console.error(failure);
if (failures.length > 0) process.exitCode = 1;
