import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startNginx } from "../deploy/nginx/start-nginx.ts";
import { median } from "./median.ts";

/** The minimum ratio of a page's requests per second to those of a plain file. */
const bound = 0.9;
const rounds = 3;
const port = Number(process.env.TEST_PORT ?? 4399) + 7;

if (spawnSync("wrk", ["--version"]).error) {
  throw new Error(
    "wrk is missing. Install it: apt-get install wrk nginx-light libnginx-mod-http-brotli-static",
  );
}

const { pid, folder, stop } = await startNginx(port);
try {
  // A plain file of as many bytes as the compressed page, from the same nginx.
  const size = statSync(join(folder, "site/index.html.br")).size;
  writeFileSync(join(folder, "site/line.txt"), "a".repeat(size));
  console.log(
    `${size} bytes per response, 64 connections, 2 threads, ${rounds} rounds of 5 s each\n`,
  );
  measure("/line.txt");
  const memory = memoryOf(pid);
  const results = Array.from({ length: rounds }, () => ({
    line: measure("/line.txt"),
    page: measure("/"),
  }));
  const after = memoryOf(pid);
  const ratio = median(results.map(({ line, page }) => page.requests / line.requests));
  const errors = results.flatMap(({ line, page }) => [line.errors, page.errors]);

  for (const name of ["line", "page"] as const) {
    const of = results.map((result) => result[name]);
    const [requests, p99] = [
      median(of.map((each) => each.requests)),
      median(of.map((each) => each.p99)),
    ];
    console.log(
      `${name}: ${Math.round(requests)} requests/s, 99th percentile ${p99.toFixed(2)} ms`,
    );
  }
  console.log(`\npage to line: ${ratio.toFixed(3)} (at least ${bound})`);
  console.log(`errors: ${errors.reduce((sum, each) => sum + each, 0)}`);
  console.log(`memory of the workers: ${memory} KB before, ${after} KB after (at most 5 % more)`);
  const flat = after <= memory * 1.05;
  if (ratio < bound || errors.some((count) => count > 0) || !flat) process.exitCode = 1;
} finally {
  await stop();
}

/** Sends requests for five seconds; the 99th percentile is in milliseconds. */
function measure(path: string): { requests: number; p99: number; errors: number } {
  const report = execFileSync(
    "wrk",
    [
      "-t2",
      "-c64",
      "-d5s",
      "--latency",
      "-H",
      "Accept-Encoding: br",
      `http://127.0.0.1:${port}${path}`,
    ],
    { encoding: "utf8" },
  );
  const [, number = "0", unit = "ms"] = /99%\s+([\d.]+)(us|ms|s)/.exec(report) ?? [];
  const milliseconds = { us: 0.001, ms: 1, s: 1000 }[unit] ?? 1;
  const [, connect = "0", read = "0", write = "0", timeout = "0"] =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(report) ?? [];
  const [, refused = "0"] = /Non-2xx or 3xx responses: (\d+)/.exec(report) ?? [];
  return {
    requests: Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1]),
    p99: Number(number) * milliseconds,
    errors: [connect, read, write, timeout, refused].reduce((sum, each) => sum + Number(each), 0),
  };
}

/** The resident memory of nginx's workers, in kilobytes. */
function memoryOf(master: number): number {
  const workers = readFileSync(`/proc/${master}/task/${master}/children`, "utf8").trim().split(" ");
  return workers
    .map((worker) => /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${worker}/status`, "utf8"))?.[1])
    .reduce((sum, each) => sum + Number(each), 0);
}
