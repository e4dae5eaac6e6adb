import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Builds the same site with the two identifiers of a help desk, which its sample content leaves open.
 * @returns the folder of the built site, in the one given
 */
export function buildWithHelpDesk(folder: string): string {
  const content = join(folder, "content");
  const dist = join(folder, "dist");
  cpSync(join(root, "content"), content, { recursive: true });
  const business = join(content, "business.yaml");
  writeFileSync(
    business,
    readFileSync(business, "utf8")
      .replace("organisation: null", 'organisation: "700123"')
      .replace("widget: null", 'widget: "a1b2c3"'),
  );
  execFileSync(
    process.execPath,
    [join(root, "node_modules/astro/bin/astro.mjs"), "build", "--outDir", dist],
    {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: "production",
        SITE_CONTENT: content,
        ASTRO_TELEMETRY_DISABLED: "1",
      },
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  return dist;
}
