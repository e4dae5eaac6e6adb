import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { displayFont } from "./display-font.ts";

test("the display font is a WOFF2 file at a path relative to the project", async () => {
  const path = await displayFont();
  expect(path).toBe("./node_modules/.cache/display-font/national-park-700.woff2");
  expect(readFileSync(path).subarray(0, 4).toString()).toBe("wOF2");
});
