import { mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, createServer, type InlineConfig } from "vite";
import { afterAll, expect, test } from "vitest";
import { chunkUrl } from "./chunk-url.ts";
import { bundle, inlineScript } from "./inline-script.ts";

const root = realpathSync(mkdtempSync(join(tmpdir(), "script-imports-")));
afterAll(() => rmSync(root, { recursive: true }));

writeFileSync(join(root, "imported.ts"), 'console.log("imported", __NAME, process.env.NODE_ENV);');
writeFileSync(join(root, "script.ts"), 'import "./imported.ts";');

const plugins = [chunkUrl(), inlineScript];
const options: InlineConfig = { root, configFile: false, logLevel: "silent", plugins };

async function buildEntry(text: string): Promise<string> {
  const input = join(root, "entry.ts");
  writeFileSync(input, text);
  const built = await build({ ...options, build: { write: false, rolldownOptions: { input } } });
  const output = "output" in built ? built.output : [];
  return output.map((each) => ("code" in each ? `${each.fileName}: ${each.code}` : "")).join("\n");
}

test("?chunk-url is the URL of a chunk of its own in a build, and of the file in dev", async () => {
  const code = await buildEntry('import url from "./script.ts?chunk-url"; console.log(url);');
  const url = /console\.log\(["`]\/(.+?\.js)["`]\)/.exec(code)?.[1];
  expect(code).toContain(`${url}: console.log("imported"`.replaceAll('"', "`"));

  const server = await createServer({ ...options, server: { middlewareMode: true, ws: false } });
  const module = await server.transformRequest("/script.ts?chunk-url");
  expect(module?.code).toContain('export default "/script.ts"');
  await server.close();
});

test("?inline-script is the text of a module and its imports as a classic script", async () => {
  const code = await buildEntry('import text from "./script.ts?inline-script"; console.log(text);');
  expect(code).toMatch(/console\.log\(.*\(function\(\) ?\{.*imported.*production/s);
});

test("a bundle has its identifiers replaced", async () => {
  const text = await bundle(join(root, "script.ts"), { __NAME: '"Ana"' });
  expect(text).toMatch(/^\S.*imported.*Ana.*production.*\S$/s);
});
