import { type SpawnSyncOptions, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const brotli = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
const quiet = { stdio: "ignore" } as const;

/** nginx and its brotli module, from Debian's packages where they are not there yet. */
function haveNginx(): boolean {
  const there = () => run("nginx", ["-v"], quiet).status === 0 && existsSync(brotli);
  if (there() || process.getuid?.() !== 0) return there();
  console.log("Installing nginx with apt-get …");
  run("apt-get", ["update"], quiet);
  run(
    "apt-get",
    "install --yes --no-install-recommends nginx-light libnginx-mod-http-brotli-static".split(" "),
    quiet,
  );
  return there();
}

/** Whether a tool is installed in its own folder, at the version that the folder pins; installs it if not. */
function haveTool(folder: string, tool: string): boolean {
  if (existsSync(`${root}${folder}/node_modules/${tool}`)) return true;
  console.log(`Installing ${tool} …`);
  return run("npm", ["ci", "--prefix", `${root}${folder}`], quiet).status === 0;
}

const nginx = haveNginx();
const installNginx = "install nginx-light and libnginx-mod-http-brotli-static (Debian)";
const hosts = [
  { name: "npm start", file: "npm-start", there: true, journeys: false, needs: "" },
  { name: "nginx", file: "nginx", there: nginx, journeys: true, needs: installNginx },
  {
    name: "A plain server",
    file: "plain-server",
    there: nginx,
    journeys: false,
    needs: installNginx,
  },
  {
    name: "Cloudflare",
    file: "cloudflare",
    there: haveTool("deploy/cloudflare", "wrangler"),
    journeys: true,
    needs: "run npm ci in deploy/cloudflare",
  },
  {
    name: "Mozilla Observatory",
    file: "observatory",
    there: nginx && haveTool("tests/observatory", "@mdn/mdn-http-observatory"),
    journeys: false,
    needs: `${installNginx}, run npm ci in tests/observatory`,
  },
  {
    name: "Releases on a plain server",
    file: "release",
    there: nginx,
    journeys: false,
    needs: installNginx,
  },
  {
    name: "npm run check:live",
    file: "check-live",
    there: nginx,
    journeys: false,
    needs: installNginx,
  },
  {
    name: "Two builds, the same bytes",
    file: "reproducible",
    there: process.platform === "linux" && existsSync(`${root}.git`),
    journeys: false,
    needs: "run it on Linux, in a clone",
  },
  {
    name: "A port that is taken",
    file: "start-process",
    there: true,
    journeys: false,
    needs: "",
  },
];

for (const name of ["build", "build:sample"]) {
  const { status } = run("npm", ["run", "--silent", name]);
  if (status !== 0) process.exit(status ?? 1);
}
const files = hosts.filter(({ there }) => there).map(({ file }) => `tests/hosts/${file}.test.ts`);
const results = [
  run("npx", ["vitest", "run", "--project", "built", "--project", "hosts", ...files]),
  // The browser holds the site to its policy there too; npm test has run npm start's journeys.
  ...hosts.filter(({ journeys, there }) => journeys && there).map(({ file }) => runJourneys(file)),
];
for (const { name, there, needs } of hosts) {
  console.log(there ? `${name}: tested` : `${name}: NOT tested here; ${needs}`);
}
process.exit(results.every(({ status }) => status === 0) ? 0 : 1);

function runJourneys(host: string) {
  const env = { ...process.env, SITE_HOST: host };
  return run("npx", ["playwright", "test", "--project", "desktop", "--grep-invert", "@long"], {
    env,
  });
}

function run(command: string, args: string[], options: SpawnSyncOptions = {}) {
  const shell = process.platform === "win32";
  return spawnSync(command, args, { cwd: root, stdio: "inherit", shell, ...options });
}
