import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Document, parseDocument, type YAMLSeq } from "yaml";
import { median } from "./median.ts";
import { pageSizes } from "./sizes.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const pages = ["index.html", "services.html", "pricing.html"];

interface Growth {
  /** How many copies of the services and price rows the content has. */
  factor: number;
  /** Seconds of a cold build, median of three. */
  seconds: number;
  /** Bytes (brotli) of the pages that grow with it. */
  bytes: Record<string, number>;
}

/** Runs a cold build of the site with its services and price rows repeated. */
function build(factor: number): Growth {
  const folder = mkdtempSync(join(tmpdir(), "growth-"));
  const content = join(folder, "content");
  const dist = join(folder, "dist");
  cpSync(join(root, "content"), content, { recursive: true });
  repeat(join(content, "services.yaml"), ["services"], factor);
  repeat(join(content, "prices.yaml"), ["prices"], factor);
  repeat(join(content, "pages/pricing.yaml"), ["repair", "rows"], factor);
  repeat(join(content, "pages/pricing.yaml"), ["network", "rows"], factor);

  const started = performance.now();
  execFileSync(
    process.execPath,
    [join(root, "node_modules/astro/bin/astro.mjs"), "build", "--outDir", dist],
    {
      cwd: root,
      env: { ...process.env, SITE_CONTENT: content, ASTRO_TELEMETRY_DISABLED: "1" },
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  const seconds = (performance.now() - started) / 1000;
  const sizes = pageSizes(dist);
  rmSync(folder, { recursive: true });
  return {
    factor,
    seconds,
    bytes: Object.fromEntries(pages.map((page) => [page, sizes[page] ?? 0])),
  };
}

/** Repeats a list of a YAML file, with unique ids for the entries of each copy. */
function repeat(file: string, path: string[], factor: number): void {
  const document: Document = parseDocument(readFileSync(file, "utf8"));
  const list = document.getIn(path) as YAMLSeq;
  const originals = list.toJSON() as Record<string, unknown>[];
  for (let copy = 2; copy <= factor; copy += 1) {
    for (const item of originals) {
      const renamed = Object.entries(item).map(([key, value]) =>
        key === "id" || key === "price" ? [key, `${value}-${copy}`] : [key, value],
      );
      list.add(document.createNode(Object.fromEntries(renamed)));
    }
  }
  // The content checks reject folded lines.
  writeFileSync(file, document.toString({ lineWidth: 0 }));
}

const results = [1, 10, 100].map((factor) => {
  const builds = [build(factor), build(factor), build(factor)];
  const [{ bytes }] = builds as [Growth];
  return { factor, bytes, seconds: median(builds.map(({ seconds }) => seconds)) };
});
for (const { factor, seconds, bytes } of results) {
  const sizes = pages.map((page) => `${page} ${bytes[page]} B`).join(", ");
  console.log(`${factor} × the content: ${seconds.toFixed(1)} s, ${sizes}`);
}
const [one, , hundred] = results;
if (one && hundred && hundred.seconds > one.seconds * 100) {
  console.error("Build time grows faster than the content.");
  process.exitCode = 1;
}
if (one && one.seconds > 10) {
  console.error(`A cold build takes ${one.seconds.toFixed(1)} s; at most 10.`);
  process.exitCode = 1;
}
