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

// https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
const most = [
  ["content-security-policy", "csp-implemented-with-no-unsafe-default-src-none", 10],
  ["cookies", "cookies-not-found", 0],
  ["cross-origin-resource-sharing", "cross-origin-resource-sharing-not-implemented", 0],
  ["redirection", "redirection-to-https", 0],
  ["referrer-policy", "referrer-policy-private", 5],
  // A real domain can get 5 more by joining the browsers' preload list.
  ["strict-transport-security", "hsts-implemented-max-age-at-least-six-months", 0],
  // No page loads a script file from its HTML, so there is none with a hash.
  ["subresource-integrity", "sri-not-implemented-but-all-scripts-loaded-from-secure-origin", 0],
  ["x-content-type-options", "x-content-type-options-nosniff", 0],
  ["x-frame-options", "x-frame-options-implemented-via-csp", 5],
  ["cross-origin-resource-policy", "corp-implemented-with-same-origin", 10],
];

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
  expect(JSON.parse(scores)).toEqual(
    paths.map((path) => ({ path, grade: "A+", score: 130, points: most })),
  );
}

test("every page has the most points of Mozilla Observatory for a page without script files", () => {
  expectMost(pages.map(({ path }) => path));
}, 120_000);

test("with a help desk the page that has it keeps its points", async () => {
  withHelpDesk.build();
  expect(server.release(dirname(withHelpDesk.dist))).toBe(0);
  const authority = readFileSync(server.certificate);
  const policy = async () =>
    (await ask(ports.https, "/self-service", { authority })).headers["content-security-policy"];
  await expect.poll(policy).toContain("https://desk.zoho.com");
  expectMost(["/self-service"]);
}, 120_000);
