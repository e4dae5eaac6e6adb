import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { compareWithBuild } from "../deploy/live-site.ts";

// Compares the live site with dist: npm run check:live [URL]. Status 0: the same; 1: not.
const folder = process.env.SITE_FOLDER ?? fileURLToPath(new URL("../dist", import.meta.url));
if (!existsSync(folder)) {
  console.error("There is no built site to compare with. Run npm run build first.");
  process.exit(1);
}
const securityText = readFileSync(join(folder, ".well-known/security.txt"), "utf8");
const [, site = ""] = /^Canonical: (.*)$/m.exec(securityText) ?? [];
const { origin } = new URL(process.argv[2] ?? site);

const wrong = await compareWithBuild(origin, folder);
if (wrong.length > 0) {
  console.error([`${origin} is not what was built:`, ...wrong].join("\n  "));
  process.exitCode = 1;
} else console.log(`${origin} is what was built.`);
