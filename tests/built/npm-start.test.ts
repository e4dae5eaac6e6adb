import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createSiteHandler } from "../../deploy/site-handler.ts";
import { sampleSite, testPort } from "../support/sample.ts";

test("a port that is taken stops npm start before the build", async () => {
  const server = createServer().listen(testPort + 7, "localhost");
  await once(server, "listening");
  const env = { ...process.env, PORT: `${testPort + 7}` };
  const args = ["scripts/serve.ts", "--check-port"];
  const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: "utf8" });
  server.close();
  const cure = `Choose another: PORT=${testPort + 8} npm start`;
  expect([status, stderr]).toEqual([1, `Port ${testPort + 7} is taken. ${cure}\n`]);
}, 20_000);

test("a folder without a built site throws, with the command to run", () => {
  const message = `${tmpdir()} has no built site. Run npm run build first.`;
  expect(() => createSiteHandler(tmpdir())).toThrow(message);
});

test("licenses.txt has the license of each package that ships, and of the font", () => {
  const text = readFileSync(join(sampleSite, "licenses.txt"), "utf8");
  const names = [...text.matchAll(/^## (\S+) - .*\n\n\S/gm)].map(([, name]) => name);
  const { devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const shipped = /^(react|react-dom|astro|@fontsource\/.*)$/;
  const expected = Object.keys(devDependencies).filter((name) => shipped.test(name));
  expect(names).toEqual(expect.arrayContaining([...expected, "@radix-ui/react-toast"]));
  expect(text).toContain("SIL OPEN FONT LICENSE Version 1.1");
});
