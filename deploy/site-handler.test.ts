import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeHostFiles } from "./host-files.ts";
import { createSiteHandler } from "./site-handler.ts";

const folder = mkdtempSync(join(tmpdir(), "site-"));
let server: Server;

beforeAll(async () => {
  mkdirSync(join(folder, "_astro"));
  const files = {
    "index.html": "<h1>Home</h1>",
    "about.html": "<h1>About</h1>",
    "404.html": "<h1>404 Page Not Found</h1>",
    "robots.txt": "User-agent: *",
    "favicon.ico": "picture",
    "_astro/app.HASH.js": "export {};",
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  writeHostFiles(folder, { page: "/self-service", origins: [] });
  // The handler reads the folder once, as it starts.
  server = createServer(createSiteHandler(folder)).listen(0);
  await new Promise((resolve) => server.once("listening", resolve));
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Sends a request whose path goes out as it is written; fetch would tidy it first. */
function ask(path: string, { method = "GET", headers = {} } = {}) {
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>(
    (resolve, reject) => {
      const sent = request({ port, path, method, headers }, async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk);
        const { statusCode = 0 } = response;
        resolve({ status: statusCode, headers: response.headers, body: Buffer.concat(chunks) });
      });
      sent.on("error", reject).end();
    },
  );
}

describe("pages and files", () => {
  test.each([
    ["/", "<h1>Home</h1>"],
    ["/about", "<h1>About</h1>"],
    ["/about?from=ad", "<h1>About</h1>"],
    ["/%61bout", "<h1>About</h1>"],
  ])("%s answers 200 with its page", async (path, body) => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(answer.headers["content-type"]).toBe("text/html;charset=utf-8");
    expect(String(answer.body)).toBe(body);
  });

  test.each([
    ["/robots.txt", /^text\/plain/],
    ["/favicon.ico", /^image\/x-icon$/],
    ["/_astro/app.HASH.js", /^text\/javascript/],
  ])("%s is sent as what it is", async (path, type) => {
    expect((await ask(path)).headers["content-type"]).toMatch(type);
  });

  test("HEAD answers with the headers of GET and no body", async () => {
    const [head, get] = [await ask("/about", { method: "HEAD" }), await ask("/about")];
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    for (const name of ["content-type", "content-length", "etag", "content-security-policy"]) {
      expect(head.headers[name]).toBe(get.headers[name]);
    }
  });

  test("what the browser has already is not sent again", async () => {
    const { headers } = await ask("/about");
    const again = await ask("/about", { headers: { "If-None-Match": String(headers.etag) } });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });
});

describe("compression", () => {
  test.each([
    ["gzip, deflate, br", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
  ])("a browser that accepts %s gets %s", async (accepted, encoding, unpack) => {
    const answer = await ask("/about", { headers: { "Accept-Encoding": accepted } });
    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(answer.headers.vary).toBe("Accept-Encoding");
    expect(answer.headers["content-type"]).toBe("text/html;charset=utf-8");
    expect(String(unpack(answer.body))).toBe("<h1>About</h1>");
  });

  test("a browser that accepts nothing gets the text as it is", async () => {
    const { headers } = await ask("/about", { headers: { "Accept-Encoding": "identity" } });
    expect(headers["content-encoding"]).toBeUndefined();
  });
});

describe("addresses that no page has", () => {
  test.each([
    "/nowhere",
    "/about/team",
    "/About",
    "/404",
    "/_headers",
    "/%5Fheaders",
    "/_astro/gone.js",
    "/about.html.br",
    "/about.html.gz",
    "/../package.json",
    "/..%2Fpackage.json",
    "/%E2%82%AC",
    "/a%00b",
    "/constructor",
    "/a%0D%0ASet-Cookie:%20x",
  ])("%s answers 404 with the 404 page and its policy", async (path) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(404);
    expect(String(body)).toBe("<h1>404 Page Not Found</h1>");
    expect(headers["content-type"]).toBe("text/html;charset=utf-8");
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    expect(headers["set-cookie"]).toBeUndefined();
  });

  test("HEAD answers 404 without the page", async () => {
    const { status, body } = await ask("/nowhere", { method: "HEAD" });
    expect(status).toBe(404);
    expect(body).toHaveLength(0);
  });
});

describe("other spellings of an address", () => {
  test.each([
    ["/about.html", "/about"],
    ["/about/", "/about"],
    ["/about///", "/about"],
    ["/index.html", "/"],
    ["/index", "/"],
    ["/about%2Ehtml", "/about"],
    ["/about/?service=device-repair", "/about?service=device-repair"],
    ["/%E2%82%AC/", "/%E2%82%AC"],
  ])("%s leads to %s for good", async (path, address) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(308);
    expect(headers.location).toBe(address);
  });

  test.each(["//evil.example/", "/.//evil.example/", "/\\evil.example/", "///evil.example"])(
    "%s leads to no other site",
    async (path) => {
      const { headers } = await ask(path);
      expect(headers.location).toBe("/evil.example");
    },
  );
});

describe("requests that are not for reading", () => {
  test.each(["POST", "PUT", "DELETE", "OPTIONS"])("%s answers 405", async (method) => {
    const { status, headers } = await ask("/about", { method });
    expect(status).toBe(405);
    expect(headers.allow).toBe("GET, HEAD");
  });

  test.each(["/%", "/%zz", "/%C3"])("%s, which spells nothing, answers 400", async (path) => {
    expect((await ask(path)).status).toBe(400);
  });
});

describe("headers", () => {
  test.each(["/", "/about", "/robots.txt", "/nowhere", "/about/", "/%"])(
    "%s comes with the headers of the whole site",
    async (path) => {
      const { headers } = await ask(path);
      expect(headers).toMatchObject({
        "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "strict-origin-when-cross-origin",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
      });
    },
  );

  test("files with a hash in their name are kept for a year", async () => {
    const { headers } = await ask("/_astro/app.HASH.js");
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(headers["content-security-policy"]).toBeUndefined();
  });
});

test("a folder without a built site is refused, with the command to run", () => {
  expect(() => createSiteHandler(tmpdir())).toThrow(
    "holds no built site. Run npm run build first.",
  );
});
