import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Document, parseDocument, type YAMLSeq } from "yaml";
import { withChangedSite } from "./build-changed.ts";
import { median } from "./median.ts";
import { limit, type Section } from "./report.ts";
import { pageSizes } from "./sizes.ts";

const pages = ["index.html", "services.html", "pricing.html"];

/** The lists that are repeated: the services and the price rows. */
const lists: [file: string, path: string[]][] = [
  ["services.yaml", ["services"]],
  ["prices.yaml", ["prices"]],
  ["pages/pricing.yaml", ["repair", "rows"]],
  ["pages/pricing.yaml", ["network", "rows"]],
];

/** How long a cold build takes, and how large pages get, with 10 and 100 times the content. */
export async function growth(): Promise<Section> {
  const rows: Record<string, number>[] = [];
  for (const factor of [1, 10, 100]) {
    const seconds: number[] = [];
    let sizes: Record<string, number> = {};
    const change = (content: string) => {
      for (const [file, path] of lists) repeat(join(content, file), path, factor);
    };
    while (seconds.length < 3) {
      await withChangedSite(change, (dist, duration) => {
        seconds.push(duration);
        sizes = pageSizes(dist);
      });
    }
    const bytes = pages.map((page) => [`${page} bytes`, sizes[page] ?? 0]);
    const time = Number(median(seconds).toFixed(1));
    rows.push({ "× the content": factor, seconds: time, ...Object.fromEntries(bytes) });
  }
  const [one = 0, , hundred = 0] = rows.map(({ seconds }) => seconds);
  return {
    title: "Growth",
    text: [
      "Seconds of a cold build, median of three, and the pages' brotli bytes, with the services and price",
      "rows repeated. Limits: 10 s for the content, and no more than in proportion for 100 times as much.",
    ].join("\n"),
    rows,
    failures: [
      ...limit("A cold build, in seconds,", one, 10),
      ...limit("A build of 100 times the content, in seconds,", hundred, one * 100),
    ],
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
