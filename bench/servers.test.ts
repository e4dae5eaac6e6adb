import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { close, serveFloor, urlOf } from "./servers.ts";

const folder = mkdtempSync(join(tmpdir(), "bench-"));
const [dist, temporary] = [join(folder, "dist"), join(folder, "temporary")];

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test("the floor's temporary folder is removed when its server closes", async () => {
  for (const path of [dist, temporary]) mkdirSync(path);
  const needed = ["404.html", "404.html.br", "404.html.gz", "_headers"];
  for (const name of needed) writeFileSync(join(dist, name), "");
  vi.stubEnv("TMPDIR", temporary);
  const server = await serveFloor(dist);
  expect(await (await fetch(urlOf(server))).text()).toContain("<h1>Floor</h1>");
  expect(readdirSync(temporary)).toHaveLength(1);
  await close(server);
  expect(readdirSync(temporary)).toEqual([]);
});
