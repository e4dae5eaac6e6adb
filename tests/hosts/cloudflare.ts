import { join } from "node:path";
import { type ServerProcess, startProcess } from "../../deploy/start-process.ts";
import { dist, root } from "./host.ts";

/** Starts Cloudflare's own runtime with a built site, as deploy/cloudflare describes it. */
export function startCloudflare(port: number, site = dist): Promise<ServerProcess> {
  const args = ["dev", "--ip", "127.0.0.1", "--port", `${port}`, "--assets", site];
  return startProcess(port, process.execPath, ["node_modules/wrangler/bin/wrangler.js", ...args], {
    cwd: join(root, "deploy/cloudflare"),
    env: { ...process.env, WRANGLER_SEND_METRICS: "false", CI: "1" },
  });
}
