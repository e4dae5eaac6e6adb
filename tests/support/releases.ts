import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createSiteHandler } from "../../scripts/site-handler.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The site as it is built. */
export const thisRelease = join(root, "dist");

/** Builds the site with one file of its content changed. */
export function buildRelease(file: string, from: string, to: string) {
  // Builds into folders outside of the project share Astro's working folder, and get in each other's way.
  const cache = join(root, "node_modules/.cache");
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "release-"));
  const content = join(folder, "content");
  const dist = join(folder, "dist");
  cpSync(join(root, "content"), content, { recursive: true });
  const text = readFileSync(join(content, file), "utf8");
  if (!text.includes(from)) throw new Error(`${file} does not say "${from}"`);
  writeFileSync(join(content, file), text.replace(from, to));
  execFileSync(
    process.execPath,
    [join(root, "node_modules/astro/bin/astro.mjs"), "build", "--outDir", dist],
    {
      cwd: root,
      env: { ...process.env, SITE_CONTENT: content, ASTRO_TELEMETRY_DISABLED: "1" },
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  return { dist, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A server that can go down, come back, and change to another release; it notes what it is asked. */
export async function startServer() {
  const asked: string[] = [];
  let handler: RequestListener = createSiteHandler(thisRelease);
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    handler(request, response);
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, "localhost", resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    url: `http://localhost:${port}`,
    release: (dist: string) => {
      handler = createSiteHandler(dist);
    },
    /** From here on there is no connection. */
    goDown: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    comeBack: () => listen(port),
  };
}

export type Server = Awaited<ReturnType<typeof startServer>>;
