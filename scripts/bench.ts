// npm run bench [lighthouse|growth|visit|load …]: the named parts one after the other, or lighthouse.
const parts: Record<string, () => Promise<unknown>> = {
  lighthouse: () => import("../bench/lighthouse.ts"),
  growth: () => import("../bench/growth.ts"),
  visit: () => import("../bench/visit.ts"),
  load: () => import("../bench/load.ts"),
};

const args = process.argv.slice(2);
for (const name of args.length > 0 ? args : ["lighthouse"]) {
  const part = parts[name];
  if (part) await part();
  else {
    console.error(`There is no part "${name}"; the parts are ${Object.keys(parts).join(", ")}.`);
    process.exitCode = 2;
  }
}

export {};
