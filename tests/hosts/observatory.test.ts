import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyWithHelpDesk } from "../support/content-copy.ts";
import { pages } from "../support/pages.ts";
import { testPort } from "../support/sample.ts";
import { ask } from "./ask.ts";
import { dist, root } from "./host.ts";
import { type PlainServer, startPlainServer } from "./plain-server.ts";

const ports = { http: testPort + 5, https: testPort + 6 };

const withHelpDesk = copyWithHelpDesk();
let server: PlainServer;
beforeAll(async () => {
  server = await startPlainServer(dist, ports);
});
afterAll(async () => {
  await server.stop();
  withHelpDesk.remove();
});

/** Expects 130 points, A+, of each page behind nginx with TLS. */
function expectMost(paths: string[]): void {
  const script = join(root, "tests/observatory/score.mjs");
  const args = [script, `${ports.http}`, `${ports.https}`, ...paths];
  const scores = execFileSync(process.execPath, args, {
    encoding: "utf8",
    env: { ...process.env, NODE_EXTRA_CA_CERTS: server.certificate },
    // Its HTML parser logs warnings about modern CSS.
    stdio: ["ignore", "pipe", "ignore"],
  });
  // Script files with hashes would add 5 points, and the browsers' preload list 5 more.
  const most = paths.map((path) => expect.objectContaining({ path, grade: "A+", score: 130 }));
  expect(JSON.parse(scores)).toEqual(most);
}

test("every page has the most points of Mozilla Observatory for a page without script files", () => {
  expectMost(pages.map(({ path }) => path));
}, 120_000);

test("with a help desk the page that has it keeps its points", async () => {
  withHelpDesk.build();
  expect(server.release(dirname(withHelpDesk.dist))).toBe(0);
  const ca = readFileSync(server.certificate);
  const policy = async () =>
    (await ask(ports.https, "/self-service", { ca })).headers["content-security-policy"];
  await expect.poll(policy).toContain("https://desk.zoho.com");
  expectMost(["/self-service"]);
}, 120_000);
