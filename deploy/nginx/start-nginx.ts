import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startProcess } from "../start-process.ts";

const configuration = fileURLToPath(new URL(".", import.meta.url));
const dist = fileURLToPath(new URL("../../dist", import.meta.url));

/** A running nginx with its temporary folder. `stop` also removes the folder. */
export interface Nginx {
  pid: number;
  folder: string;
  stop(): Promise<void>;
}

/** Starts nginx with the files of deploy/nginx; only the port, the paths and the log differ. */
export async function startNginx(port: number, site = dist): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), "site-nginx-"));
  // When root starts nginx, its workers run as another user, who must be able to read the folder.
  chmodSync(folder, 0o755);
  cpSync(configuration, folder, { recursive: true });
  cpSync(`${site}-nginx`, folder, { recursive: true });
  cpSync(site, join(folder, "site"), { recursive: true });
  const file = join(folder, "nginx.conf");
  const config = readFileSync(file, "utf8")
    .replaceAll("/tmp/", `${folder}/`)
    .replace("listen 8080", `listen 127.0.0.1:${port}`)
    .replace("access_log /dev/stdout plain", "access_log off");
  writeFileSync(file, config);

  const nginx = await startProcess(port, "nginx", ["-p", folder, "-c", file]);
  return {
    pid: nginx.pid,
    folder,
    async stop() {
      await nginx.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
