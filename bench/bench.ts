import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { computeMedianRun } from "lighthouse/core/lib/median-run.js";
import { readHeaders } from "../deploy/headers-file.ts";
import { createSiteHandler } from "../deploy/site-handler.ts";
import { listedPaths } from "../src/content/pages.ts";
import { observatoryScore } from "./observatory.ts";

// npm run bench [path …]: Lighthouse on each page of dist, or on the pages named, beside a page of bare
// text. Prints a table, and fails beyond the limits.

const dist = fileURLToPath(new URL("../dist", import.meta.url));

/** The least points of Mozilla's Observatory. docs/performance.md has the others. */
const leastPoints = 125;

const floorPage = `<!doctype html>
<html lang="en-US">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="A page of bare text.">
<title>Floor</title>
<link rel="icon" href="data:,">
<main>
<h1>Floor</h1>
<p>Practical IT for Small Business &amp; Residential. This page is text and nothing else.</p>
</main>
`;

const fileOf = (path: string) => `${dist}/${path.slice(1) || "index"}.html`;

/** What the median of three runs of Lighthouse saw on its simulated phone. */
async function measure(url: string, port: number) {
  const runs = [];
  while (runs.length < 3) {
    const run = await lighthouse(url, { port, output: "json", logLevel: "error" });
    if (run) runs.push(run.lhr);
  }
  const { categories, audits } = computeMedianRun(runs);
  return {
    scores: Object.values(categories),
    paint: audits["largest-contentful-paint"].numericValue ?? Number.NaN,
    shift: audits["cumulative-layout-shift"].numericValue,
    // The service worker caches the site after load.
    requests: audits["network-requests"].details.items.filter(
      ({ experimentalFromMainFrame }) => experimentalFromMainFrame,
    ),
  };
}

const site = createSiteHandler(dist);
const server = createServer((request, response) => {
  if (request.url !== "/floor") return site(request, response);
  response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(floorPage);
}).listen();
const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
const chrome = await launch({ chromeFlags: ["--headless=new", "--no-sandbox"] });
const named = process.argv.slice(2);
const paths = named.length > 0 ? named : listedPaths;
const headersOf = readHeaders(dist);
const failures: string[] = [];
const rows: object[] = [];

try {
  const { paint: floor } = await measure(`${origin}/floor`, chrome.port);
  for (const path of paths) await check(path, floor);
} finally {
  await chrome.kill();
  server.close();
  server.closeAllConnections();
}
console.table(rows);
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;

async function check(path: string, floor: number): Promise<void> {
  const { scores, paint, shift, requests } = await measure(origin + path, chrome.port);
  const observatory = observatoryScore(path, fileOf(path), headersOf(path));
  rows.push({
    page: path,
    scores: scores.map(({ score }) => (score === null ? "-" : Math.round(score * 100))).join(" "),
    "paint ms": Math.round(paint),
    "× floor": Number((paint / floor).toFixed(2)),
    bytes: requests.reduce((sum, { transferSize }) => sum + transferSize, 0),
    requests: requests.length,
    shift,
    observatory,
  });
  // Without a score, the newest category does not apply to the page, and any other one has failed.
  const isLow = scores.some(
    ({ id, score }) => score !== 1 && !(id === "agentic-browsing" && score === null),
  );
  if (isLow) failures.push(`${path}: a score is below 100`);
  if (shift !== 0) failures.push(`${path}: the layout shifts by ${shift}`);
  if (observatory < leastPoints)
    failures.push(`${path}: ${observatory} points of the Observatory, under ${leastPoints}`);
}
