import { execFile } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createSiteHandler } from "../deploy/site-handler.ts";
import { listedPaths } from "../src/content/pages.ts";

// npm run bench [path …]: Lighthouse on each page of dist, or on the pages named. Prints a table, and fails
// beyond the limits.

const dist = fileURLToPath(new URL("../dist", import.meta.url));

/** What is read of a report of Lighthouse. */
interface Report {
  categories: Record<string, { id: string; score: number | null }>;
  audits: Record<"largest-contentful-paint" | "cumulative-layout-shift", { numericValue: number }>;
}

const run = promisify(execFile);

async function lighthouse(url: string): Promise<Report> {
  const flags = ["--output=json", "--quiet", "--chrome-flags=--headless=new --no-sandbox"];
  const options = { cwd: import.meta.dirname, maxBuffer: 1e8 };
  return JSON.parse((await run("npx", ["lighthouse", url, ...flags], options)).stdout);
}

const paintOf = ({ audits }: Report) => audits["largest-contentful-paint"].numericValue;

/** The run with the median paint, of three, on Lighthouse's simulated phone. */
async function measure(url: string): Promise<Report> {
  const runs = [await lighthouse(url), await lighthouse(url), await lighthouse(url)];
  return runs.sort((a, b) => paintOf(a) - paintOf(b))[1] as Report;
}

const server = createServer(createSiteHandler(dist)).listen();
const { port } = server.address() as AddressInfo;
const named = process.argv.slice(2);
const rows: object[] = [];

for (const path of named.length > 0 ? named : listedPaths) {
  const report = await measure(`http://localhost:${port}${path}`);
  const scores = Object.values(report.categories);
  const { numericValue: shift } = report.audits["cumulative-layout-shift"];
  // Without a score, the newest category does not apply to the page, and any other one has failed.
  const isFull = scores.every(
    ({ id, score }) => score === 1 || (id === "agentic-browsing" && score === null),
  );
  rows.push({
    page: path,
    scores: scores.map(({ score }) => (score === null ? "-" : Math.round(score * 100))).join(" "),
    "paint ms": Math.round(paintOf(report)),
    shift,
    passed: isFull && shift === 0,
  });
  if (!isFull || shift !== 0) process.exitCode = 1;
}
console.table(rows);
server.close();
server.closeAllConnections();
