import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { close, serveFloor, urlOf } from "./servers.ts";

test("the floor's temporary folder is removed when its server closes", async () => {
  const dist = mkdtempSync(join(tmpdir(), "bench-"));
  const files = ["404.html", "404.html.br", "404.html.gz", "_headers"];
  for (const name of files) writeFileSync(join(dist, name), "");
  vi.stubEnv("TMPDIR", dist);
  const server = await serveFloor(dist);
  expect(await (await fetch(urlOf(server))).text()).toContain("<h1>Floor</h1>");
  expect(readdirSync(dist)).toHaveLength(5);
  await close(server);
  expect(readdirSync(dist)).toEqual(files);
  rmSync(dist, { recursive: true });
});
