import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { addressOf, close, serveFloor } from "./servers.ts";

const folder = mkdtempSync(join(tmpdir(), "bench-"));

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test("the floor is served from a folder that is gone once the server is closed", async () => {
  const [dist, temporary] = [join(folder, "dist"), join(folder, "temporary")];
  mkdirSync(dist);
  mkdirSync(temporary);
  for (const name of ["404.html", "404.html.br", "404.html.gz", "_headers"]) {
    writeFileSync(join(dist, name), "");
  }
  vi.stubEnv("TMPDIR", temporary);
  const server = await serveFloor(dist);
  expect(await (await fetch(addressOf(server))).text()).toContain("<h1>Floor</h1>");
  expect(readdirSync(temporary)).toHaveLength(1);
  await close(server);
  expect(readdirSync(temporary)).toEqual([]);
});
