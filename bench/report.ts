import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** What one part of the benchmark measured. */
export interface Section {
  title: string;
  /** How it was measured, and the limits. */
  text: string;
  /** The lines of its table, with the same keys. */
  rows: Record<string, string | number>[];
  /** One line for each exceeded limit. */
  failures: string[];
}

const file = (name: string) => fileURLToPath(new URL(`../docs/${name}`, import.meta.url));

/** Replaces a part of docs/performance.json and of docs/performance.md; the others stay. */
export function writeSection(part: string, { title, text, rows }: Section): void {
  const json = file("performance.json");
  const stored = existsSync(json) ? JSON.parse(readFileSync(json, "utf8")) : {};
  const sections: Record<string, Omit<Section, "failures">> = {
    ...stored,
    [part]: { title, text, rows },
  };
  writeFileSync(json, `${JSON.stringify(sections, null, 2)}\n`);
  const markdown = Object.values(sections).map(
    (each) => `## ${each.title}\n\n${each.text}\n\n${table(each.rows)}\n`,
  );
  writeFileSync(
    file("performance.md"),
    ["# Performance\n\nWritten by `npm run bench`.\n", ...markdown].join("\n"),
  );
}

function table(rows: Section["rows"]): string {
  const names = Object.keys(rows[0] ?? {});
  const line = (cells: (string | number)[]) => `| ${cells.join(" | ")} |`;
  return [
    line(names),
    line(names.map(() => "---")),
    ...rows.map((row) => line(Object.values(row))),
  ].join("\n");
}

/** One failure if the value is above the limit. */
export function limit(what: string, value: number, most: number): string[] {
  return value > most ? [`${what} is ${Number(value.toFixed(3))}; at most ${most}`] : [];
}
