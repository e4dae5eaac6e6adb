import { spawnSync } from "node:child_process";
import { afterEach, expect, test, vi } from "vitest";
import { siteDate } from "./site-date.ts";

vi.mock("node:child_process");
afterEach(() => vi.useRealTimers());

// date -u -d @1735689599 is 2024-12-31 23:59:59.
const date = new Date("2024-12-31T23:59:59Z");

test("SOURCE_DATE_EPOCH takes precedence over the date of the commit", () => {
  expect(siteDate({ SOURCE_DATE_EPOCH: "1735689599" })).toEqual(date);
  expect(spawnSync).not.toHaveBeenCalled();
});

test.each([
  ["the date of the commit", { status: 0, stdout: "1735689599\n" }],
  ["today outside of a repository", { status: 128, stdout: "" }],
])("the default is %s", (_, result) => {
  vi.useFakeTimers({ now: result.status === 0 ? 0 : date });
  vi.mocked(spawnSync).mockReturnValue(result as never);
  expect(siteDate({})).toEqual(date);
  const asText = { encoding: "utf8" };
  expect(spawnSync).toHaveBeenCalledWith("git", ["log", "-1", "--format=%ct"], asText);
});
