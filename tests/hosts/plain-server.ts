import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { startProcess } from "../../deploy/start-process.ts";
import { root } from "./host.ts";
import { makeCertificate } from "./tls.ts";

/** A plain server as docs/hosting.md sets it up, with a certificate for the test. */
export interface PlainServer {
  /** The certificate of the authority that signed the server's. */
  authority: string;
  /** The folder of Debian's default page, where certbot writes its challenges. */
  firstPage: string;
  /** Puts a built site live as deploy/nginx/release.sh does. */
  release(dist: string): void;
  stop(): Promise<void>;
}

/** Starts nginx with plain-server.conf, changing only ports, name and paths. */
export async function startPlainServer(
  dist: string,
  ports: { http: number; https: number },
): Promise<PlainServer> {
  const folder = mkdtempSync(join(tmpdir(), "plain-server-"));
  chmodSync(folder, 0o755);
  const home = join(folder, "site");
  mkdirSync(join(home, "releases"), { recursive: true });
  const firstPage = join(folder, "html");
  mkdirSync(firstPage);
  const certificate = makeCertificate(folder);
  const release = (built: string) =>
    execFileSync(join(root, "deploy/nginx/release.sh"), [dirname(built), home]);
  release(dist);

  const sites = readFileSync(join(root, "deploy/nginx/plain-server.conf"), "utf8")
    .replaceAll("/srv/site", home)
    .replace("/var/www/html", firstPage)
    .replaceAll(/ *listen \[::\].*\n/g, "")
    .replace("listen 80;", `listen 127.0.0.1:${ports.http};`)
    .replace("listen 443 ", `listen 127.0.0.1:${ports.https} `)
    .replace("https://$host", `https://$host:${ports.https}`)
    .replaceAll("www.example.com", "localhost")
    .replace(/ssl_certificate .*/, `ssl_certificate ${certificate.chain};`)
    .replace(/ssl_certificate_key .*/, `ssl_certificate_key ${certificate.key};`);
  writeFileSync(
    join(folder, "nginx.conf"),
    `load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
    daemon off; pid ${folder}/nginx.pid; error_log stderr warn;
    events {} http { access_log off; ${temporaryPaths(folder)} ${sites} }`,
  );
  const config = join(folder, "nginx.conf");
  const nginx = await startProcess(ports.https, "nginx", ["-p", folder, "-c", config]);
  return {
    authority: certificate.authority,
    firstPage,
    release,
    async stop() {
      await nginx.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Temporary folders for nginx: its defaults need root. */
function temporaryPaths(folder: string): string {
  const kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(" ");
}
