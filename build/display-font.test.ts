import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { displayFont } from "./display-font.ts";

test("the display font is a small WOFF2 file, written only if its bytes differ", async () => {
  expect(await displayFont()).toBe("./node_modules/.cache/display-font/national-park-700.woff2");
  const folder = mkdtempSync(join(tmpdir(), "display-font-"));
  const write = () => displayFont(pathToFileURL(`${folder}/new/`));
  const path = await write();
  expect(readFileSync(path).subarray(0, 4).toString()).toBe("wOF2");
  const { ino } = statSync(path);
  expect(statSync(await write()).ino).toBe(ino);
  expect(readdirSync(join(folder, "new"))).toHaveLength(1);
  rmSync(folder, { recursive: true });
});
