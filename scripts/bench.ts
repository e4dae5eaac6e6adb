import { type Section, writeSection } from "../bench/report.ts";

// npm run bench [pages|paint|next|session|visits|growth|load …]: the named parts one after the other,
// or all. Each writes its section of docs/performance.md, and fails beyond its limits.
const parts: Record<string, () => Promise<Section>> = {
  pages: async () => (await import("../bench/pages.ts")).pages(),
  paint: async () => (await import("../bench/paint.ts")).paint(),
  next: async () => (await import("../bench/next-page.ts")).nextPage(),
  session: async () => (await import("../bench/session.ts")).session(),
  visits: async () => (await import("../bench/visits.ts")).visits(),
  growth: async () => (await import("../bench/growth.ts")).growth(),
  load: async () => (await import("../bench/load.ts")).load(),
};

const named = process.argv.slice(2);
for (const name of named.length > 0 ? named : Object.keys(parts)) {
  const part = parts[name];
  if (!part) {
    console.error(`There is no part "${name}"; the parts are ${Object.keys(parts).join(", ")}.`);
    process.exitCode = 2;
    continue;
  }
  const started = performance.now();
  const section = await part();
  console.log(`${section.title} (${Math.round((performance.now() - started) / 1000)} s)`);
  console.table(section.rows);
  for (const failure of section.failures) console.error(failure);
  if (section.failures.length > 0) process.exitCode = 1;
  writeSection(name, section);
}
