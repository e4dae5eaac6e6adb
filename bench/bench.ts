import { execFile } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createSiteHandler } from "../deploy/site-handler.ts";
import { listedPaths } from "../src/content/pages.ts";

// npm run bench [path …]: Lighthouse on each page of dist, or on the pages named, beside a page of bare
// text. Prints a table, and fails beyond the limits.

const dist = fileURLToPath(new URL("../dist", import.meta.url));

/** What is read of a report of Lighthouse. */
interface Report {
  categories: Record<string, { id: string; score: number | null }>;
  audits: {
    "largest-contentful-paint": { numericValue: number };
    "cumulative-layout-shift": { numericValue: number };
    "network-requests": {
      details: { items: { transferSize: number; experimentalFromMainFrame?: boolean }[] };
    };
  };
}

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

const run = promisify(execFile);

async function lighthouse(url: string): Promise<Report> {
  const flags = ["--output=json", "--quiet", "--chrome-flags=--headless=new --no-sandbox"];
  const options = { cwd: import.meta.dirname, maxBuffer: 1e8 };
  return JSON.parse((await run("npx", ["lighthouse", url, ...flags], options)).stdout);
}

const paintOf = ({ audits }: Report) => audits["largest-contentful-paint"].numericValue;

/** What the run with the median paint, of three, saw on Lighthouse's simulated phone. */
async function measure(url: string) {
  const runs = [await lighthouse(url), await lighthouse(url), await lighthouse(url)];
  const median = runs.sort((a, b) => paintOf(a) - paintOf(b))[1] as Report;
  return {
    scores: Object.values(median.categories),
    paint: paintOf(median),
    shift: median.audits["cumulative-layout-shift"].numericValue,
    // The service worker caches the site after load.
    requests: median.audits["network-requests"].details.items.filter(
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
const named = process.argv.slice(2);
const paths = named.length > 0 ? named : listedPaths;
const failures: string[] = [];
const rows: object[] = [];

try {
  const { paint: floor } = await measure(`${origin}/floor`);
  for (const path of paths) await check(path, floor);
} finally {
  server.close();
  server.closeAllConnections();
}
console.table(rows);
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;

async function check(path: string, floor: number): Promise<void> {
  const { scores, paint, shift, requests } = await measure(origin + path);
  rows.push({
    page: path,
    scores: scores.map(({ score }) => (score === null ? "-" : Math.round(score * 100))).join(" "),
    "paint ms": Math.round(paint),
    "× floor": Number((paint / floor).toFixed(2)),
    bytes: requests.reduce((sum, { transferSize }) => sum + transferSize, 0),
    requests: requests.length,
    shift,
  });
  // Without a score, the newest category does not apply to the page, and any other one has failed.
  const isLow = scores.some(
    ({ id, score }) => score !== 1 && !(id === "agentic-browsing" && score === null),
  );
  if (isLow) failures.push(`${path}: a score is below 100`);
  if (shift !== 0) failures.push(`${path}: the layout shifts by ${shift}`);
}
