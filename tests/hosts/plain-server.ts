import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { startProcess } from "../../deploy/start-process.ts";
import { root } from "./host.ts";

/** A plain server as docs/hosting.md sets it up, with a certificate for the test. */
export interface PlainServer {
  /** Its certificate, which it signed itself. */
  certificate: string;
  /** The folder for certbot's challenges. */
  webroot: string;
  /** What SITE_HOME names: the link to the live release, and the releases. */
  home: string;
  /** Runs deploy/nginx/release.sh; returns its status. */
  release(...args: string[]): number;
  stop(): Promise<void>;
}

/** Starts nginx with plain-server.conf, changing only ports, name, paths and what nginx 1.22 lacks. */
export async function startPlainServer(
  dist: string,
  ports: { http: number; https: number },
  certificateDays = 90,
): Promise<PlainServer> {
  const folder = mkdtempSync(join(tmpdir(), "plain-server-"));
  chmodSync(folder, 0o755);
  const home = join(folder, "site");
  const webroot = join(folder, "html");
  mkdirSync(webroot);
  const config = join(folder, "nginx.conf");
  const [certificate, key] = [join(folder, "site.pem"), join(folder, "site.key")];
  const valid = `-subj /CN=localhost -addext subjectAltName=DNS:localhost -days ${certificateDays}`;
  const kind = "-x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes";
  const args = `req ${kind} ${valid} -out ${certificate} -keyout ${key}`.split(" ");
  execFileSync("openssl", args, { stdio: "ignore" });
  const release = (NGINX: string, args: string[]) =>
    spawnSync(join(root, "deploy/nginx/release.sh"), args, {
      env: { ...process.env, SITE_HOME: home, NGINX },
      stdio: "ignore",
    }).status ?? 1;
  // The first release precedes the site's configuration, and here nginx itself.
  release("true", [dirname(dist)]);

  const sites = readFileSync(join(root, "deploy/nginx/plain-server.conf"), "utf8")
    .replaceAll("/srv/site", home)
    .replace("/var/www/html", webroot)
    .replaceAll("/var/log/nginx", folder)
    .replaceAll(/ *(listen \[::\]|http2 ).*\n/g, "")
    .replaceAll("listen 80", `listen 127.0.0.1:${ports.http}`)
    .replaceAll("listen 443 ", `listen 127.0.0.1:${ports.https} `)
    .replaceAll("https://example.com", `https://localhost:${ports.https}`)
    .replaceAll(/server_name (?!www).*/g, "server_name localhost;")
    .replaceAll(/ssl_certificate .*/g, `ssl_certificate ${certificate};`)
    .replaceAll(/ssl_certificate_key .*/g, `ssl_certificate_key ${key};`);
  // The default folders for temporary files need root.
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  writeFileSync(
    config,
    `load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
    daemon off; pid ${folder}/nginx.pid; error_log stderr warn;
    events {} http { ${temporary.join(" ")} ${sites} }`,
  );
  const nginx = await startProcess(ports.https, "nginx", ["-p", folder, "-c", config]);
  return {
    certificate,
    webroot,
    home,
    release: (...args) => release(`nginx -p ${folder} -c ${config}`, args),
    async stop() {
      await nginx.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
