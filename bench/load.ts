import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startNginx } from "../deploy/nginx/start-nginx.ts";
import { median } from "./median.ts";
import { limit, type Section } from "./report.ts";

/** The minimum ratio of a page's requests per second to those of a plain file. */
const bound = 0.9;
const rounds = 3;
const port = Number(process.env.TEST_PORT ?? 4399) + 7;

/** Requests for Home from nginx on this machine, compared with those for a text file of equal size. */
export async function load(): Promise<Section> {
  if (spawnSync("wrk", ["--version"]).error) {
    throw new Error(
      "wrk is missing. Install it: apt-get install wrk nginx-light libnginx-mod-http-brotli-static",
    );
  }
  const { pid, folder, stop } = await startNginx(port);
  try {
    // A plain file of as many bytes as the compressed page, from the same nginx.
    const { size } = statSync(join(folder, "site/index.html.br"));
    writeFileSync(join(folder, "site/line.txt"), "a".repeat(size));
    measure("/line.txt");
    const memory = memoryOf(pid);
    const results = Array.from({ length: rounds }, () => ({
      file: measure("/line.txt"),
      home: measure("/"),
    }));
    const growth = memoryOf(pid) / memory;
    const ratio = median(results.map(({ file, home }) => home.requests / file.requests));
    const rows = (["file", "home"] as const).map((name) => {
      const of = results.map((result) => result[name]);
      return {
        response: `${name}, ${size} bytes`,
        "requests per second": Math.round(median(of.map(({ requests }) => requests))),
        "99th percentile ms": Number(median(of.map(({ p99 }) => p99)).toFixed(1)),
        errors: of.reduce((sum, { errors }) => sum + errors, 0),
      };
    });
    return {
      title: "Under load",
      text: [
        "nginx serves Home, and a text file of equal size, to 64 connections from the same machine; the",
        `median of ${rounds} rounds of 5 s each. Ratio ${ratio.toFixed(2)}, workers' memory × ${growth.toFixed(3)}. Limits: a ratio of at`,
        `least ${bound}, no errors, 5 % more memory.`,
      ].join("\n"),
      rows,
      failures: [
        ...limit("The file's requests per second, × Home's,", 1 / ratio, 1 / bound),
        ...limit("The memory of the workers, × the memory before,", growth, 1.05),
        ...rows.flatMap(({ response, errors }) => limit(`Errors of ${response}`, errors, 0)),
      ],
    };
  } finally {
    await stop();
  }
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
