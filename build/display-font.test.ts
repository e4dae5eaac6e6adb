import { readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { displayFont } from "./display-font.ts";

test("the display font is written as a small WOFF2 file, at a path relative to the project", async () => {
  const started = Date.now();
  const path = await displayFont();
  expect(path).toBe("./node_modules/.cache/display-font/national-park-700.woff2");
  expect(statSync(path).mtimeMs).toBeGreaterThanOrEqual(started - 10);
  expect(readFileSync(path).subarray(0, 4).toString()).toBe("wOF2");
});
